import { expect, test } from 'vitest';

import { countCacheAnswers } from '#app/server/metrics/cache-answers';
import { createMetrics } from '#app/server/metrics/metrics';

test('a counter adds up what has the same labels, and is the same under its name', async () => {
  const metrics = createMetrics();
  countCacheAnswers(metrics, 'pages')('hit');
  countCacheAnswers(metrics, 'pages')('hit');
  countCacheAnswers(metrics, 'pictures')('miss');
  expect(await linesOf(metrics)).toEqual([
    '# HELP cache_answers_total What caches were asked for, and whether they had it.',
    '# TYPE cache_answers_total counter',
    'cache_answers_total{cache="pages",answer="hit"} 2',
    'cache_answers_total{cache="pictures",answer="miss"} 1',
  ]);
});

test('a histogram counts what is up to each bound, and everything', async () => {
  const metrics = createMetrics();
  const histogram = metrics.histogram('wait_seconds', 'Waits.', [0.1, 1]);
  for (const seconds of [0.1, 0.5, 2]) histogram.observe({ kind: 'page' }, seconds);
  expect((await linesOf(metrics)).slice(2)).toEqual([
    'wait_seconds_bucket{kind="page",le="0.1"} 1',
    'wait_seconds_bucket{kind="page",le="1"} 2',
    'wait_seconds_bucket{kind="page",le="+Inf"} 3',
    'wait_seconds_sum{kind="page"} 2.6',
    'wait_seconds_count{kind="page"} 3',
  ]);
});

test('a gauge that cannot be read leaves its samples out, and no other', async () => {
  const metrics = createMetrics();
  metrics.gauge('broken', 'Fails.', () => Promise.reject(new Error('the database is away')));
  metrics.gauge('sound', 'Works.', () => [{ value: 3 }]);
  expect((await linesOf(metrics)).filter((line) => !line.startsWith('#'))).toEqual(['sound 3']);
});

test('a label cannot break out of its line', async () => {
  const metrics = createMetrics();
  metrics.counter('odd_total', 'Odd.').add({ name: 'a"b\\c\nd' });
  expect((await linesOf(metrics)).at(-1)).toBe(String.raw`odd_total{name="a\"b\\c\nd"} 1`);
});

test('two kinds of figures cannot have one name', () => {
  const metrics = createMetrics();
  metrics.gauge('jobs', 'Jobs.', () => []);
  expect(() => metrics.histogram('jobs', 'Jobs.', [1])).toThrow('Two metrics are called "jobs"');
});

async function linesOf(metrics: ReturnType<typeof createMetrics>): Promise<string[]> {
  return (await metrics.text()).trimEnd().split('\n');
}
