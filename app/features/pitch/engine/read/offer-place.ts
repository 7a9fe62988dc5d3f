import type { Language } from '../languages/language';
import { isAnswer, isDefinition, isIntroduction } from './offer';
import type { Odds } from './sentence-kinds';
import type { Unit } from './units';

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

/** “It is a hollow brick …” points back to what named the thing, where that may be the offer too. */
function whatItPointsAt(found: OfferFound, { units, odds }: Weighed, language: Language): OfferFound {
  const { at } = found;
  const [before, own] = [odds[at - 1]?.get('offer') ?? 0, odds[at]?.get('offer') ?? 0];
  const unit = units[at];
  const isLate = at > 0 && unit !== undefined && isIntroduction(unit, language);
  return isLate && before > own * mostBeside ? { ...found, at: at - 1 } : found;
}

const mostBeside = 0.4;

export function likeliestOffer(odds: readonly Odds[]): OfferFound {
  const offers = odds.map((one) => one.get('offer') ?? 0);
  const best = Math.max(0, ...offers);
  const all = offers.reduce((sum, one) => sum + one, 0);
  return { at: offers.indexOf(best), sure: all === 0 ? 0 : best / all };
}
