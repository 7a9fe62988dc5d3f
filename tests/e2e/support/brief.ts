import type { Page } from '@playwright/test';

import { formWords } from './form-words';
import { resultWords } from './result-words';

/** Fills the English form with a worked example, as a visitor would, and submits it. */
export async function requestPitch(page: Page, category = 'A product', origin = ''): Promise<void> {
  await page.goto(`${origin}/agents/elevator-pitch`);
  await page.getByRole('radio', { name: category, exact: true }).check();
  await page.getByRole('button', { name: 'Start from an example' }).click();
  await page.getByRole('button', { name: 'Bring back what I had written' }).waitFor();
  await page.getByRole('button', { name: 'Write my pitch' }).click();
  await page.waitForURL(/\/agents\/elevator-pitch\/[\w-]{22}$/);
}

/** The same in any of the three languages; the site keeps it by `?lang`. */
export async function requestPitchIn(page: Page, lang: keyof typeof resultWords): Promise<void> {
  const words = resultWords[lang];
  await page.goto(`/agents/elevator-pitch?lang=${lang}`);
  await page.getByRole('radio', { name: formWords[lang].categories.product.option, exact: true }).check();
  await page.getByRole('button', { name: words.example }).click();
  await page.getByRole('button', { name: words.exampleIn }).waitFor();
  await page.getByRole('button', { name: words.submit }).click();
  await page.waitForURL(/\/agents\/elevator-pitch\/[\w-]{22}\?lang=/);
}

export const steps = [
  '1/6 Analysing offer description',
  '2/6 Reviewing potential competitors',
  '3/6 Analysing distribution challenges',
  '4/6 Taking manufacturing location into account',
  '5/6 Ensuring audience alignment',
  '6/6 Highlighting project values',
];
