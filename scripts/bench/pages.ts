import { type Browser, chromium } from 'playwright';

import { startServer } from '../../tests/e2e/support/server.ts';
import { chromiumLaunchOptions } from '../ensure-chromium.ts';
import { askedLanguage, auditedPages, sharedScriptKb } from '../lighthouse/pages.ts';
import { median, report, type Row } from './figures.ts';
import { slowLoad } from './page-load.ts';
import { sharedKb, sheetKb } from './page-figures.ts';
import { weightOf, weightOfPitch } from './pitch-weight.ts';

const rounds = 5;

/** Of first paints, and of the whole sheet, which comes after them (decision 149), in kB of gzip. */
const firstStylesKb = 15;
const wholeSheetKb = 24;

const server = await startServer();
const browser = await chromium.launch(chromiumLaunchOptions());
const measured: Row[] = [];
const addressOf = (path: string) => `${server.url}${path}?lang=${askedLanguage}`;
measured.push({
  what: 'every page: JavaScript, gzip',
  measured: await sharedKb(
    browser,
    auditedPages.map(({ path }) => addressOf(path)),
  ),
  budget: sharedScriptKb,
  unit: 'kB',
});
measured.push({
  what: 'the whole sheet of styles, gzip',
  measured: sheetKb(),
  budget: wholeSheetKb,
  unit: 'kB',
});
for (const { path, scriptKb } of auditedPages) {
  const url = addressOf(path);
  measured.push(
    ...(await weightOf(browser, path, url, { scriptKb, styleKb: firstStylesKb })),
    ...(await slowly(browser, path, url)),
  );
}
measured.push(...(await weightOfPitch(browser, server.url)));
await browser.close();
await server.dispose();
process.exit(report(measured) ? 0 : 1);

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
      budget: 1.15,
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
