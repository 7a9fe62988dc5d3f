import { type Browser, type BrowserContext, chromium } from 'playwright';

import { startServer } from '../../tests/e2e/support/server.ts';
import { chromiumLaunchOptions } from '../ensure-chromium.ts';
import { askedLanguage, auditedPages } from '../lighthouse/pages.ts';
import { median, report, type Row } from './figures.ts';
import { fillForm } from './fill-form.ts';
import { weights } from './page-figures.ts';
import { slowLoad } from './page-load.ts';

const rounds = 5;

const server = await startServer();
const browser = await chromium.launch(chromiumLaunchOptions());
const measured: Row[] = [];
for (const { path, scriptKb } of auditedPages) {
  const url = `${server.url}${path}?lang=${askedLanguage}`;
  measured.push(
    ...(await weightOf(browser, path, url, { scriptKb, styleKb: 15 })),
    ...(await slowly(browser, path, url)),
  );
}
measured.push(...(await weightOfPitch(browser)));
await browser.close();
await server.dispose();
process.exit(report(measured) ? 0 : 1);

/** In kB of gzip. */
type Budget = { scriptKb: number; styleKb: number };

const pitchBudget: Budget = { scriptKb: 165, styleKb: 20 };

/** The page of a pitch for the browser that made it, and for everybody else. */
async function weightOfPitch(on: Browser): Promise<Row[]> {
  const maker = await on.newContext({ locale: 'en' });
  const page = await maker.newPage();
  await fillForm(page, server.url);
  await page.getByRole('button', { name: 'Write my pitch' }).click();
  await page.getByText('checks passed').first().waitFor();
  const url = `${page.url()}?lang=${askedLanguage}`;
  await page.close();
  const rows = [
    ...(await weightOf(maker, 'a pitch, for its maker', url, pitchBudget)),
    ...(await weightOf(on, 'a pitch, for others', url, pitchBudget)),
  ];
  await maker.close();
  return rows;
}

async function weightOf(
  on: Browser | BrowserContext,
  path: string,
  url: string,
  { scriptKb, styleKb }: Budget,
): Promise<Row[]> {
  const { script, stylesheet, font } = await weights(on, url);
  return [
    { what: `${path}: JavaScript, gzip`, measured: script, budget: scriptKb, unit: 'kB' },
    { what: `${path}: styles, gzip`, measured: stylesheet, budget: styleKb, unit: 'kB' },
    { what: `${path}: fonts`, measured: font, budget: 120, unit: 'kB' },
  ];
}

/** With scripts and without, in turns, so that a busy machine slows both. */
async function slowly(on: Browser, path: string, url: string): Promise<Row[]> {
  const full = [];
  const bare = [];
  for (let round = 0; round < rounds; round += 1) {
    full.push(await slowLoad(on, url, { scripts: true }));
    bare.push(await slowLoad(on, url, { scripts: false }));
  }
  const [one, other] = [full, bare].map((loads) => median(loads.map(({ largestMs }) => largestMs)));
  if (one === undefined || other === undefined) return [];
  const late = full.filter(({ largest }) => largest?.late);
  const names = [...new Set(full.map(({ largest }) => largest?.element))].join(', ');
  return [
    {
      what: `${path}: largest paint ÷ without scripts (${one.toFixed(0)} ÷ ${other.toFixed(0)} ms)`,
      measured: one / other,
      budget: 1.25,
      unit: '×',
    },
    {
      what: `${path}: largest paint is a picture that is not preloaded (${names})`,
      measured: late.length,
      budget: 0,
      unit: '',
    },
    {
      what: `${path}: layout shift`,
      measured: Math.max(...full.map(({ shift }) => shift)),
      budget: 0.02,
      unit: '',
    },
  ];
}
