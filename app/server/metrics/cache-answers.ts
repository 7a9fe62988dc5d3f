import type { Metrics } from './metrics';

/** `stale`: answered from the cache while a new value is made behind it. */
export type CacheAnswer = 'hit' | 'stale' | 'miss';

/** How to count what the cache of that name answers. */
export function countCacheAnswers(metrics: Metrics, cache: string): (answer: CacheAnswer) => void {
  const answers = metrics.counter(
    'cache_answers_total',
    'What caches were asked for, and whether they had it.',
  );
  return (answer) => answers.add({ cache, answer });
}
