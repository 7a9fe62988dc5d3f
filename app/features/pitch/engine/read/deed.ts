import type { AnsweredBrief } from '../../pitch';
import type { Language } from '../languages/language';
import { isAnd } from '../languages/words';
import { likeliestOffer } from './offer-place';
import { featuresIn } from './sentence-features';
import { type Odds, oddsIn } from './sentence-kinds';
import { measured } from './measure';
import { foundersAt, tellsState, type Unit } from './units';

/** “I am a nurse and with my sister I built a cot”: where that is likelier the offer than any other, who they are does not count. */
export function withDeeds(odds: Odds[], units: Unit[], brief: AnsweredBrief, language: Language): Odds[] {
  const deeds = units.map((unit) => deedIn(unit, language));
  if (deeds.every((deed, at) => deed === units[at])) return odds;
  const ofDeeds = oddsIn(featuresIn(deeds, brief, language), language);
  const told = odds.map((own, at) => (deeds[at] === units[at] ? own : (ofDeeds[at] ?? own)));
  const { at } = likeliestOffer(told);
  return deeds[at] === units[at] || at === likeliestOffer(odds).at ? odds : told;
}

type Told = Pick<Unit, 'text' | 'words' | 'verb' | 'hasVerb' | 'isOurs'>;

/** What they do, of a sentence that begins with who they are. */
function deedIn<Sentence extends Told>(sentence: Sentence, language: Language): Sentence {
  const { words, text } = sentence;
  if (language.cues.selfIntroduction.startsAt(words, 0) === undefined) return sentence;
  for (let at = 2; at < words.length - 2; at += 1) {
    if (!isAnd(words[at], language)) continue;
    const deed = measured(text.slice(words[at + 1]?.from), language);
    const acts = foundersAt(deed, language);
    if (acts >= 0 && !tellsState(deed.words.slice(acts), language)) return { ...sentence, ...deed };
  }
  return sentence;
}
