import lighthouse, { type Result } from 'lighthouse';

import { median } from '../bench/figures.ts';
import { askedLanguage } from './pages.ts';

/** What each category must reach, of 100. */
export const budgets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof budgets;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const performanceRuns = 3;

type Audited = {
  scores: Record<Category, number>;
  /** What cost points in the categories that are below their budgets. */
  faults: string[];
};

/**
 * What Lighthouse says of a page on its own telephone and network, through the browser that listens on `port`. Of the
 * performance, which differs from run to run, the median; the rest is the same every time.
 */
export async function auditPage(url: string, port: number): Promise<Audited> {
  const first = await run(url, port, categories);
  const others: Result[] = [];
  for (let index = 1; index < performanceRuns; index += 1) others.push(await run(url, port, ['performance']));
  const scores = {
    performance: median([first, ...others].map((result) => scoreOf(result, 'performance'))),
    accessibility: scoreOf(first, 'accessibility'),
    'best-practices': scoreOf(first, 'best-practices'),
    seo: scoreOf(first, 'seo'),
  };
  const missed = categories.filter((category) => scores[category] < budgets[category]);
  return { scores, faults: missed.flatMap((category) => faultsOf(first, category)) };
}

/** On a busy machine the browser's trace now and then begins after the page: then once more. */
async function run(url: string, port: number, only: readonly Category[], attempts = 3): Promise<Result> {
  const answer = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...only],
    extraHeaders: { 'Accept-Language': askedLanguage },
  });
  if (!answer) throw new Error(`Lighthouse says nothing about ${url}`);
  const { lhr } = answer;
  if (!lhr.runtimeError) return lhr;
  if (attempts === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return run(url, port, only, attempts - 1);
}

function scoreOf(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function faultsOf(result: Result, category: Category): string[] {
  return (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
    return [`${category}: ${audit.title} (${id}${audit.displayValue ? `, ${audit.displayValue}` : ''})`];
  });
}
