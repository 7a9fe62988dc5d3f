import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import type { PitchOrder } from '#app/features/pitch/pitch';
import { stepNumbers } from '#app/features/pitch/pitch-constants';
import { locales } from '#app/i18n/locales';
import { briefCases } from '#tests/fixtures/briefs/all';
import { developmentEnglishBriefs } from '#tests/fixtures/briefs/english-development';
import { developmentFrenchBriefs } from '#tests/fixtures/briefs/french-development';
import { hostileBriefs, randomBriefs } from '#tests/fixtures/briefs/hostile';
import { developmentSpanishBriefs } from '#tests/fixtures/briefs/spanish-development';
import { percentile, type Row } from './figures.ts';

type Timed = { name: string; ms: number };

const runs = 2000;
const randomStrings = 1000;
const budgets = { p99Ms: 15, slowestMs: 20 };
const { signal } = new AbortController();

/** How long the embedded engine holds the event loop: six steps and the score of a brief, in one go. */
export async function engineRuns(): Promise<Row[]> {
  const orders = ordinaryOrders();
  for (const { order } of orders) await timed(order);
  const ordinary: Timed[] = [];
  while (ordinary.length < runs)
    for (const { name, order } of orders) ordinary.push({ name, ms: await timed(order) });
  tell('slowest of ordinary briefs', ordinary);

  const hostile: Timed[] = [];
  for (const { name, order } of hostileOrders()) hostile.push({ name, ms: await leastOfThree(order) });
  tell('slowest of hostile texts', hostile);
  return [
    {
      what: `a run of the embedded engine, p99 of ${ordinary.length}`,
      measured: percentile(times(ordinary), 0.99),
      budget: budgets.p99Ms,
      unit: 'ms',
    },
    {
      what: `the slowest of ${hostile.length} hostile briefs and random strings`,
      measured: Math.max(...times(hostile)),
      budget: budgets.slowestMs,
      unit: 'ms',
    },
  ];
}

function ordinaryOrders(): { name: string; order: PitchOrder }[] {
  return [
    ...briefCases,
    ...developmentEnglishBriefs,
    ...developmentFrenchBriefs,
    ...developmentSpanishBriefs,
  ].map(({ name, locale, brief }) => ({
    name,
    order: { brief, ...embeddedEngine.languageOf(brief, locale) },
  }));
}

/** Each hostile brief in every language; of the random strings each language has a third. */
function* hostileOrders(): Generator<{ name: string; order: PitchOrder }> {
  for (const { name, brief } of hostileBriefs)
    for (const lang of locales) yield { name: `${lang}: ${name}`, order: { brief, lang } };
  for (const [index, { name, brief }] of randomBriefs(randomStrings).entries()) {
    const lang = locales[index % locales.length] ?? 'en';
    yield { name: `${lang}: ${name}`, order: { brief, lang } };
  }
}

/** What a text costs: a collection of garbage falls into one run, hardly into three. */
async function leastOfThree(order: PitchOrder): Promise<number> {
  return Math.min(await timed(order), await timed(order), await timed(order));
}

async function timed(order: PitchOrder): Promise<number> {
  const began = performance.now();
  const run = embeddedEngine.open(order);
  for (const step of stepNumbers) {
    const { pitch } = await run.runStep(step, [], signal);
    if (pitch) await run.score({ pitch, refinements: [] }, signal);
  }
  return performance.now() - began;
}

function tell(what: string, measured: Timed[]): void {
  const slowest = measured.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  for (const { name, ms } of slowest) console.error(`${what}: ${ms.toFixed(1)} ms, ${name}`);
}

const times = (measured: Timed[]) => measured.map(({ ms }) => ms);
