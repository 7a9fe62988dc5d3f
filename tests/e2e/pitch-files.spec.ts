import { readPdf, wordsOf } from '../unit/server/pdf/read-pdf';
import { briefCases } from '#tests/fixtures/briefs/all';

import { openPitch } from './support/brief';
import { openFiles } from './support/folds';
import { formWords } from './support/form-words';
import { resultWords } from './support/result-words';
import { expect, test } from './support/test';

test('on paper the pitch is one sheet: sentence, text, code, address, date, and the scorecard on request', async ({
  page,
}) => {
  await openPitch(page);
  const sentence = (await page.locator('blockquote').first().textContent()) ?? '';
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'QR code that opens this pitch' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveCount(1);
  const read = await readPdf(await page.pdf({ format: 'A4' }));
  expect(read.pages).toBe(1);
  const text = wordsOf(read.text);
  expect(text).toContain(sentence);
  expect(text).toContain(new URL(page.url()).pathname);
  expect(text).toContain('Written with Pitch Master, by Verbe, on');
  expect(text).not.toContain('Your free elevator pitch is here');
  expect(text).not.toContain('Scorecard');

  await page.emulateMedia({ media: 'screen' });
  await openFiles(page);
  await page.getByRole('checkbox', { name: 'Print my scorecard too' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Scorecard' })).toBeVisible();
  const scored = await readPdf(await page.pdf({ format: 'A4' }));
  expect(scored.pages).toBe(1);
  expect(wordsOf(scored.text)).toContain('10 checks passed');
});

test('the longest pitch and its scorecard share one sheet', async ({ page }) => {
  const long = briefCases.find(({ name }) => name === 'fr-hard-long');
  await page.goto('/agents/elevator-pitch?lang=fr');
  await page.getByRole('radio', { name: formWords.fr.categories.product.option, exact: true }).check();
  await page.getByRole('button', { name: resultWords.fr.example }).click();
  await page.getByRole('button', { name: resultWords.fr.exampleIn }).waitFor();
  await page
    .getByRole('textbox', { name: formWords.fr.categories.product.label })
    .fill(long?.brief.description ?? '');
  await page.getByRole('button', { name: resultWords.fr.submit }).click();
  await expect(page.getByRole('tab', { name: '90 secondes' })).toBeVisible();
  await openFiles(page);
  await page.locator('#share').getByRole('checkbox').check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Bilan' })).toBeVisible();
  for (const format of ['A4', 'Letter'] as const) {
    const { pages, text } = await readPdf(await page.pdf({ format }));
    expect(pages, format).toBe(1);
    expect(wordsOf(text)).toContain('90 secondes');
    expect(wordsOf(text)).toContain('critères remplis sur 10');
  }
});
