import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';

import { startFakeContent } from '../../tests/fakes/content.ts';
import { startServer } from '../../tests/e2e/support/server.ts';
import { chromiumLaunchOptions } from '../ensure-chromium.ts';
import { median, percentile, report, type Row } from './figures.ts';
import { pageTimes, scriptKb } from './page-figures.ts';
import { pictures } from './pictures.ts';

const few = 20;
const many = 1000;
const visitors = 200;
const slowMs = 10_000;
/** What is kept counts as fresh for a minute. */
const staleMs = 61_000;

const measured = [
  ...(await manyArticles()),
  ...(await manyVisitors()),
  ...(await aSlowService()),
  ...(await weight()),
  ...(await pictures()),
];
process.exit(report(measured) ? 0 : 1);

/** The list of many articles beside that of few, in turns, so that a busy machine slows both. */
async function manyArticles(): Promise<Row[]> {
  const sides = await Promise.all([few, many].map(siteWith));
  const times = sides.map(() => new Array<number>());
  const list = '/actus?lang=fr';
  for (const { url } of sides) await pageTimes(url + list, 50);
  for (let turn = 0; turn < 20; turn += 1) {
    for (const [index, { url }] of sides.entries()) times[index]?.push(...(await pageTimes(url + list, 20)));
  }
  await Promise.all(sides.map((side) => side.close()));
  const [one = Number.NaN, other = Number.NaN] = times.map((side) => percentile(side, 0.95));
  return [
    {
      what: `/actus p95 of ${many} articles ÷ of ${few} (${other.toFixed(1)} ÷ ${one.toFixed(1)} ms)`,
      measured: other / one,
      budget: 3,
      unit: '×',
    },
  ];
}

/** All at once on a process that knows nothing yet. */
async function manyVisitors(): Promise<Row[]> {
  const site = await siteWith(many);
  const pages = pagesOf(site.url);
  await Promise.all(
    Array.from({ length: visitors }, (_, index) => pageTimes(pages[index % pages.length] ?? '', 1)),
  );
  const most = Math.max(...site.content.calls.values());
  await site.close();
  return [{ what: `calls of one key by ${visitors} visitors at once`, measured: most, budget: 1, unit: '' }];
}

/**
 * What was kept is old, and one of two services takes its time: the longest page of its site beside the longest of the
 * other. What the machine adds differs from round to round; what the service adds does not.
 */
async function aSlowService(): Promise<Row[]> {
  const sides = await Promise.all([few, few].map(siteWith));
  const [usual, slow] = sides;
  const delays: number[] = [];
  for (let round = 0; usual && slow && round < 3; round += 1) {
    slow.content.fault = undefined;
    await Promise.all(sides.map(longestPage));
    await pause(staleMs);
    slow.content.fault = { slow: slowMs };
    const before = await longestPage(usual);
    delays.push((await longestPage(slow)) - before);
  }
  await Promise.all(sides.map((side) => side.close()));
  return [
    {
      what: `delay of a kept page by a service that takes ${slowMs / 1000} s, median of 3`,
      measured: median(delays),
      budget: 50,
      unit: 'ms',
    },
  ];
}

async function longestPage({ url }: { url: string }): Promise<number> {
  const times = await Promise.all(pagesOf(url).map((page) => pageTimes(page, 50)));
  return Math.max(...times.flat());
}

async function weight(): Promise<Row[]> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const site = await siteWith(few);
  const kb = await scriptKb(browser, `${site.url}/actus/article-1?lang=fr`);
  await site.close();
  await browser.close();
  return [{ what: 'client JavaScript of an article, gzip', measured: kb, budget: 140, unit: 'kB' }];
}

function pagesOf(site: string): string[] {
  return ['/actus', '/', '/actus/article-1', '/category/Innovation%20Lab'].map(
    (path) => `${site}${path}?lang=fr`,
  );
}

async function siteWith(articles: number) {
  const content = await startFakeContent({ version: 'v5', articles });
  const server = await startServer({ CONTENT_SERVICE_URL: content.url });
  return {
    content,
    url: server.url,
    async close() {
      await server.dispose();
      await content.close();
    },
  };
}
