import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';

import { startServer } from '../../tests/e2e/support/server.ts';
import { median, type Row } from './figures.ts';
import { fillForm } from './fill-form.ts';
import { resultPresses, stagePresses } from './result-presses.ts';
import { formPresses } from './form-presses.ts';

/** One press of a control, or one key in it. */
export type Press = {
  /** As the control is called. */
  name: string;
  press: (page: Page) => Locator;
  /** Typed into it, letter by letter, instead of a press. */
  keys?: string;
  /** Resolves when the next press makes sense. */
  until?: (page: Page) => Promise<unknown>;
};

const rounds = 3;
const slowdown = 4;
const budgetMs = 200;

/**
 * From a press to the next paint on a processor that is four times slower: the slowest control of each place, and every
 * other one over the budget. In wall time: a machine that does other work besides makes every row longer.
 */
export async function interactionRows(on: Browser): Promise<Row[]> {
  const server = await startServer({ RATE_LIMITS: 'off' });
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    const context = await on.newContext({ locale: 'en', viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await observe(page);
    const slow = await slowDown(page);
    await page.goto(`${server.url}/agents/elevator-pitch`, { waitUntil: 'networkidle' });
    await measure(page, 'form', formPresses, times);
    await slow(1);
    await fillForm(page, server.url);
    await page.getByRole('button', { name: 'Write my pitch' }).click();
    await page.getByText('checks passed').first().waitFor();
    for (const [place, presses] of [
      ['result', resultPresses],
      ['stage', stagePresses],
    ] as const) {
      await page.reload({ waitUntil: 'networkidle' });
      await slow(slowdown);
      await measure(page, place, presses, times);
      await slow(1);
    }
    await context.close();
  }
  await server.dispose();
  const sorted = [...times]
    .map(([name, all]) => ({ name, place: name.split(',')[0], measured: median(all) }))
    .toSorted((a, b) => b.measured - a.measured);
  return sorted
    .filter(
      ({ place, measured }, at) =>
        measured > budgetMs || sorted.findIndex((other) => other.place === place) === at,
    )
    .map(({ name, measured }) => ({
      what: `press to paint, processor ÷ ${slowdown}: ${name} (of ${times.size} controls)`,
      measured,
      budget: budgetMs,
      unit: 'ms',
    }));
}

async function measure(page: Page, place: string, presses: readonly Press[], times: Map<string, number[]>) {
  for (const { name, press, keys, until } of presses) {
    const control = press(page);
    await control.waitFor();
    // What stands at the foot of the window would else be pressed in its place.
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    if (keys) await control.focus();
    await atRest(page);
    await takeLongest(page);
    if (keys) for (const key of keys) await page.keyboard.press(key);
    else await clickOn(page, control);
    await until?.(page);
    await atRest(page);
    await page.waitForFunction(() => !document.querySelector('[data-pending]'));
    const longest = await takeLongest(page);
    times.set(`${place}, ${name}`, [...(times.get(`${place}, ${name}`) ?? []), longest]);
  }
}

/** With the mouse alone: a driver's own checks would run in the page between press and paint. */
async function clickOn(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is nowhere`);
  await page.mouse.click(box.x + Math.min(box.width / 2, 60), box.y + box.height / 2);
}

const restMs = 250;

async function atRest(page: Page): Promise<void> {
  await pause(restMs);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function slowDown(page: Page): Promise<(rate: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const slow = async (rate: number) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await slow(slowdown);
  return slow;
}

/** The page notes the longest of the interactions, in ms, until it is asked and forgets it. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
        const { dataset } = document.documentElement;
        dataset.longest = `${Math.max(Number(dataset.longest ?? 0), entry.duration)}`;
      }
    }).observe({ ...{ durationThreshold: 16 }, type: 'event', buffered: true });
  });
}

function takeLongest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    const longest = Number(dataset.longest ?? 0);
    delete dataset.longest;
    return longest;
  });
}
