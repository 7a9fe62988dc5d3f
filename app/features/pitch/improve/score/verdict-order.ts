import type { ScoreCard, Verdict } from '../../pitch';

/** What is met comes first. */
export const verdictOrder: readonly Verdict[] = ['good', 'weak', 'unknown'];

/** The checks of a score card in that order; those of one verdict stay as they are. */
export function sortedChecks({ checks }: ScoreCard): ScoreCard['checks'] {
  return checks.toSorted((a, b) => verdictOrder.indexOf(a.verdict) - verdictOrder.indexOf(b.verdict));
}
