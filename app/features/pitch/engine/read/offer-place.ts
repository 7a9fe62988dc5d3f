import type { Language } from '../languages/language';
import { isIntroduction } from './offer';
import { actsOnNamed, offerFeatures, type Weighed } from './offer-features';
import file from './offers.json';
import type { Features } from './sentence-features';
import type { Odds } from './sentence-kinds';

/** Which sentence tells what is sold, and how surely, 0 to 1. */
export type OfferFound = { at: number; sure: number };

const fitted: Record<string, number> = file;

/** The likeliest by weights that were fitted on labelled briefs (`npm run kinds`): its own odds are one sign among others. */
export function placeOfOffer(weighed: Weighed, language: Language): OfferFound {
  const share = (at: number) => weighed.odds[at]?.get('offer') ?? 0;
  const candidates = weighed.units
    .map((_, at) => at)
    .toSorted((one, other) => share(other) - share(one))
    .slice(0, mostWeighed)
    .toSorted((one, other) => one - other);
  const found = likeliestOf(
    candidates.map((at) => offerFeatures(at, weighed, language)),
    fitted,
  );
  return whatItPointsAt({ ...found, at: candidates[found.at] ?? -1 }, weighed, language);
}

/** A brief of 2,000 characters may have a hundred sentences; none but the likeliest by their odds is the offer. */
const mostWeighed = 12;

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

const mostBeside = 0.4;

export function likeliestOf(sentences: readonly Features[], weights: Record<string, number>): OfferFound {
  const scores = sentences.map((features) => {
    let score = 0;
    for (const [name, value] of features) score += value * (weights[name] ?? 0);
    return score;
  });
  const highest = Math.max(...scores);
  const all = scores.reduce((sum, score) => sum + Math.exp(score - highest), 0);
  return { at: scores.indexOf(highest), sure: 1 / all };
}

export function likeliestOffer(odds: readonly Odds[]): OfferFound {
  const offers = odds.map((one) => one.get('offer') ?? 0);
  const best = Math.max(0, ...offers);
  const all = offers.reduce((sum, one) => sum + one, 0);
  return { at: offers.indexOf(best), sure: all === 0 ? 0 : best / all };
}
