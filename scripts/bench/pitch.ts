import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';

import { chromiumLaunchOptions } from '../ensure-chromium.ts';
import { askedLanguage } from '../lighthouse/pages.ts';
import { engineRows } from './engine-rows.ts';
import { median, percentile, report, type Row } from './figures.ts';
import { fillForm } from './fill-form.ts';
import { interactionRows } from './interactions.ts';
import { pageTimes } from './page-figures.ts';
import { createPitch, watchPitch } from './pitch-calls.ts';
import { pitchBudget, weightOf, weightOfPitch } from './pitch-weight.ts';
import { withModel } from './pitch-with-model.ts';
import { recordCommits } from './recorded-commits.ts';
import { revealRows } from './reveal.ts';
import { openFiles, residentMb } from './server-figures.ts';
import { startServer } from '../../tests/e2e/support/server.ts';

const watchers = 500;
const watchedPitches = 20;
const settleMs = 30_000;
/** Those of a pitch from its first step to its score; the sixth step brings the pitch. */
const lastRevision = 7;

// Before the browser, which would take the processor from it.
const engine = await engineRows();
const browser = await chromium.launch(chromiumLaunchOptions());
const measured = [
  ...engine,
  ...(await inTheBrowser(browser)),
  ...(await revealRows(browser, lastRevision - 1)),
  ...(await interactionRows(browser)),
  ...(await manyWatchers()),
  ...(await manyPitches()),
  ...(await withModel(browser)),
];
await browser.close();
process.exit(report(measured) ? 0 : 1);

/** One visitor: how long the form's answer takes, and what form and pitch weigh. */
async function inTheBrowser(on: Browser): Promise<Row[]> {
  const started = performance.now();
  const server = await startServer();
  const startMs = performance.now() - started;
  await pause(settleMs);
  const restMb = residentMb(server);
  const weights = [
    ...(await weightOf(
      on,
      'the form',
      `${server.url}/agents/elevator-pitch?lang=${askedLanguage}`,
      pitchBudget,
    )),
    ...(await weightOfPitch(on, server.url)),
  ];
  const page = await on.newPage({ locale: 'en' });

  const first: number[] = [];
  const ready: number[] = [];
  for (let run = 0; run <= 20; run += 1) {
    await fillForm(page, server.url);
    const times = await timedSubmit(page);
    if (run === 0) continue;
    first.push(times.first);
    ready.push(times.ready);
  }
  await page.close();
  await server.dispose();
  return [
    { what: 'start to first answer', measured: startMs, budget: 1500, unit: 'ms' },
    { what: 'process at rest', measured: restMb, budget: 190, unit: 'MB' },
    ...weights,
    {
      what: 'submit to first step on screen, median of 20',
      measured: median(first),
      budget: 300,
      unit: 'ms',
    },
    { what: 'submit to ready, median of 20', measured: median(ready), budget: 1500, unit: 'ms' },
  ];
}

/** Hundreds of watchers on a few running pitches: each revision once at most, in order, to the last, soon, and cheap. */
async function manyWatchers(): Promise<Row[]> {
  const server = await startServer({ PITCH_STEP_DELAY_MS: '12000' });
  await pause(settleMs);
  const restMb = residentMb(server);
  const restFiles = openFiles(server);
  const ids = await Promise.all(Array.from({ length: watchedPitches }, () => createPitch(server.url)));
  const commits = recordCommits(server.dataDir);
  const heard: Heard[] = [];
  const watching = Array.from({ length: watchers }, (_, index) => {
    const id = ids[index % ids.length] ?? '';
    const ear: Heard = { id, snapshots: [] };
    heard.push(ear);
    return watchPitch(server.url, id, ({ revision }, at) => ear.snapshots.push({ revision, at }));
  });
  await pause(settleMs);
  const perWatcherKb = ((residentMb(server) - restMb) * 1024) / watchers;
  await Promise.all(watching.map((watcher) => watcher.ended));
  const wrong = heard.filter((ear) => !isWhole(ear)).length;
  const lag = lags(commits.stop(), heard);

  // Others join pitches that are still running and leave in the middle.
  const more = await createPitch(server.url);
  const leaving = Array.from({ length: watchers }, () => watchPitch(server.url, more, () => {}));
  await pause(2000);
  for (const watcher of leaving) watcher.leave();
  await pause(3000);
  const left = Math.max(0, openFiles(server) - restFiles);
  await server.dispose();
  return [
    {
      what: `watchers of ${watchers} without every step, in order, to the end`,
      measured: wrong,
      budget: 0,
      unit: '',
    },
    { what: 'lag of a step, p95', measured: percentile(lag, 0.95), budget: 250, unit: 'ms' },
    { what: 'memory a watcher', measured: perWatcherKb, budget: 60, unit: 'kB' },
    {
      what: `connections left after ${watchers} watchers left`,
      measured: left,
      budget: watchedPitches,
      unit: '',
    },
  ];
}

/** Fifty pitches at once: all finish, and pages still answer. */
async function manyPitches(): Promise<Row[]> {
  const server = await startServer();
  const form = `${server.url}/agents/elevator-pitch`;
  await pageTimes(form, 50);
  const idle = percentile(await pageTimes(form, 100), 0.95);
  const unfinished = new Set<string>();
  const busy: number[] = [];
  const work = Promise.all(
    Array.from({ length: 50 }, async () => {
      const id = await createPitch(server.url);
      unfinished.add(id);
      await watchPitch(server.url, id, ({ isReady }) => isReady && unfinished.delete(id)).ended;
    }),
  );
  let working = true;
  const done = work.then(() => (working = false));
  while (working) busy.push(...(await pageTimes(form, 1)));
  await done;
  await server.dispose();
  return [
    { what: 'pitches of 50 at once that did not finish', measured: unfinished.size, budget: 0, unit: '' },
    {
      what: `page p95 meanwhile ÷ idle (${idle.toFixed(1)} ms, ${busy.length} pages)`,
      measured: percentile(busy, 0.95) / idle,
      budget: 3,
      unit: '×',
    },
  ];
}

/** From the press of the button to the first finding and to the finished pitch on screen, in ms. */
function timedSubmit(page: Page): Promise<{ first: number; ready: number }> {
  return page.evaluate(
    () =>
      new Promise<{ first: number; ready: number }>((resolve) => {
        const submit = document.querySelector<HTMLButtonElement>('form button[type=submit]');
        const started = performance.now();
        let first = 0;
        const look = () => {
          if (!first && document.querySelector('li[data-state=done]')) first = performance.now() - started;
          if (document.querySelector('[role=tabpanel] blockquote')) {
            resolve({ first, ready: performance.now() - started });
            observer.disconnect();
          }
        };
        const observer = new MutationObserver(() => requestAnimationFrame(look));
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        submit?.click();
      }),
  );
}

/** What a watcher was sent, and when. */
type Heard = { id: string; snapshots: { revision: number; at: number }[] };

/** Each of the six steps, in order, none twice; watchers from outside are not sent the score, unless it comes with the last step. */
function isWhole({ snapshots }: Heard): boolean {
  const revisions = snapshots.map(({ revision }) => revision).join();
  return revisions === '1,2,3,4,5,6' || revisions === `1,2,3,4,5,${lastRevision}`;
}

/** From the commit of each revision to its arrival at each watcher, in ms. */
function lags(commits: Map<string, number>, heard: Heard[]): number[] {
  return heard.flatMap(({ id, snapshots }) =>
    snapshots.flatMap(({ revision, at }) => {
      const committed = commits.get(`${id}:${revision}`);
      return committed === undefined ? [] : [at - committed];
    }),
  );
}
