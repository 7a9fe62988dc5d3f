import type { Browser, BrowserContext } from 'playwright';

import { askedLanguage } from '../lighthouse/pages.ts';
import type { Row } from './figures.ts';
import { fillForm } from './fill-form.ts';
import { weights } from './page-figures.ts';

/** In kB of gzip. */
type Budget = { scriptKb: number; styleKb: number };

export const pitchBudget: Budget = { scriptKb: 165, styleKb: 15 };

/** What the page of a pitch loads, for the browser that made it, and for everybody else. */
export async function weightOfPitch(on: Browser, origin: string): Promise<Row[]> {
  const maker = await on.newContext({ locale: 'en' });
  const page = await maker.newPage();
  await fillForm(page, origin);
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

/** What a page loads until it is quiet, beside what it may. */
export async function weightOf(
  on: Browser | BrowserContext,
  path: string,
  url: string,
  { scriptKb, styleKb }: Budget,
): Promise<Row[]> {
  const { script, firstStyles, font } = await weights(on, url);
  return [
    { what: `${path}: JavaScript, gzip`, measured: script, budget: scriptKb, unit: 'kB' },
    { what: `${path}: styles of the first paint, gzip`, measured: firstStyles, budget: styleKb, unit: 'kB' },
    { what: `${path}: fonts`, measured: font, budget: 120, unit: 'kB' },
  ];
}
