import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import * as z from 'zod';

import { askedLanguage } from '../lighthouse/pages.ts';

/** A telephone in the middle of the field, as Lighthouse has it. */
const telephone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: askedLanguage,
};

/** “Slow 4G” of Chromium's own tools; bytes a second, and ms for a request. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowdown = 4;

type Load = {
  /** From the request to the largest paint, in ms. */
  largestMs: number;
  /** How far things moved by themselves, as in CLS, in one sum. */
  shift: number;
  /** Known where scripts run. */
  largest?: Largest;
};

type Largest = {
  /** As a selector says it. */
  element: string;
  /** A picture that the browser learned about only from the body or the styles. */
  late: boolean;
};

/**
 * Opens a page on a slow telephone and a slow network with nothing kept, waits until it is quiet, and reads its largest
 * paint from the browser's own trace, which is there with scripts and without. With scripts it goes through the page
 * to its end besides.
 */
export async function slowLoad(on: Browser, url: string, { scripts }: { scripts: boolean }): Promise<Load> {
  const context = await on.newContext({ ...telephone, javaScriptEnabled: scripts });
  const page = await context.newPage();
  const { requested } = await slowDown(context, page);
  await on.startTracing(page, { categories: ['loading'] });
  await page.goto(url, { waitUntil: 'networkidle' });
  const largest = scripts ? await largestPaint(page) : undefined;
  if (scripts) await scrollThrough(page);
  const { traceEvents } = trace.parse(JSON.parse((await on.stopTracing()).toString()));
  await context.close();
  const paint = traceEvents.findLast(({ name }) => name === 'largestContentfulPaint::Candidate');
  if (!paint) throw new Error(`${url} painted nothing`);
  const shifts = traceEvents.filter(({ name }) => name === 'LayoutShift');
  return {
    largestMs: (paint.ts - (await requested)) / 1000,
    shift: shifts.reduce((sum, { args }) => sum + (args?.data?.score ?? 0), 0),
    largest,
  };
}

/** Times in µs. */
const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ts: z.number(),
      args: z
        .object({ data: z.object({ score: z.number().optional() }).optional().catch(undefined) })
        .optional(),
    }),
  ),
});

/** `requested`: when the page is asked for, on the clock of the trace, in µs. */
async function slowDown(context: BrowserContext, page: Page): Promise<{ requested: Promise<number> }> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { promise: requested, resolve } = Promise.withResolvers<number>();
  session.once('Network.requestWillBeSent', ({ timestamp }) => resolve(timestamp * 1e6));
  return { requested };
}

function largestPaint(page: Page): Promise<Largest> {
  return page.evaluate(
    () =>
      new Promise<Largest>((resolve) => {
        const read = (list: PerformanceObserverEntryList) => {
          const entry = list.getEntries().at(-1);
          if (!(entry instanceof LargestContentfulPaint)) return;
          const { element, url } = entry;
          const [load] = url ? performance.getEntriesByName(url, 'resource') : [];
          const preloaded = load instanceof PerformanceResourceTiming && load.initiatorType === 'link';
          const name = [element?.localName ?? 'an element that is gone', ...(element?.classList ?? [])].join(
            '.',
          );
          resolve({ element: name, late: url !== '' && !preloaded });
        };
        new PerformanceObserver(read).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

const settleMs = 250;

async function scrollThrough(page: Page): Promise<void> {
  const atEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  while (!(await page.evaluate(atEnd))) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    await pause(settleMs);
  }
}
