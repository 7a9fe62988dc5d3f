import type { Language } from '../languages/language';
import { isAnswer, isDefinition, isIntroduction } from './offer';
import type { Odds } from './sentence-kinds';
import { foundersAt, type Unit } from './units';

/** Which sentence tells what is sold, and how surely, 0 to 1. */
export type OfferFound = { at: number; sure: number };

type Weighed = { units: readonly Unit[]; odds: readonly Odds[] };

/** A sentence that says outright what it is, else the likeliest. */
export function placeOfOffer(weighed: Weighed, language: Language): OfferFound {
  const at = weighed.units.findIndex(
    (unit, index) =>
      isDefinition(unit, language) ||
      isAnswer(unit, language) ||
      (index === 0 && isIntroduction(unit, language)),
  );
  return at < 0 ? whatItPointsAt(likeliestOffer(weighed.odds), weighed, language) : { at, sure: 1 };
}

/** “It is a hollow brick …” points back to what named the thing, “I do them in the van” to what they do; where that may be the offer too. */
function whatItPointsAt(found: OfferFound, { units, odds }: Weighed, language: Language): OfferFound {
  const { at } = found;
  const unit = units[at];
  if (at < 1 || unit === undefined) return found;
  const acts = actsOnNamed(unit, language);
  if (!acts && !isIntroduction(unit, language)) return found;
  const share = (index: number) => odds[index]?.get('offer') ?? 0;
  const named = acts && share(at - 2) > share(at - 1) ? at - 2 : at - 1;
  return share(named) > share(at) * mostBeside ? { ...found, at: named } : found;
}

/** “We mill it in Apia”, « On le fabrique ici »: what, another sentence says. */
function actsOnNamed(unit: Unit, language: Language): boolean {
  const { cues, grammar } = language;
  const { words, verb } = unit;
  const object = words[grammar.headLast ? verb + 1 : verb - 1];
  return foundersAt(unit, language) >= 0 && verb >= 0 && cues.named.has(object?.folded ?? '');
}

const mostBeside = 0.4;

export function likeliestOffer(odds: readonly Odds[]): OfferFound {
  const offers = odds.map((one) => one.get('offer') ?? 0);
  const best = Math.max(0, ...offers);
  const all = offers.reduce((sum, one) => sum + one, 0);
  return { at: offers.indexOf(best), sure: all === 0 ? 0 : best / all };
}
