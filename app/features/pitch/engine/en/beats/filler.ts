import { beat, weigh, type Beat } from '../../compose/beat';
import type { Voice } from '../voice';

/** One of two lines where no trade is known, so that two bare briefs do not read alike; else the first. */
export function either(voice: Voice, name: string, [usual, other]: readonly [string, string]): Beat {
  const [said = usual] = voice.unplaced ? voice.vary(name, [usual, other]) : [usual];
  return filler(name, said);
}

/** Said only where the brief leaves the band unfilled: it costs more than it brings. */
export function filler(name: string, text: string): Beat {
  return beat(name, weigh(0, 0.1, 0.1, 0.1), [{ text, worth: -0.7 }]);
}

/** Where no trade has lines of its own, those it is for have the last word. */
export function judges({ unplaced, reading, shortAudience, ours, category }: Voice): Beat[] {
  const { sure, plural, broad } = reading.audience;
  if (!unplaced || !sure || !plural || broad || reading.brief.goal === 'users') return [];
  const worth = category === 'project' || category === 'concept' ? 'the effort' : 'its price';
  return [filler('judges', `It’s for ${shortAudience} to say whether ${ours} is worth ${worth}.`)];
}
