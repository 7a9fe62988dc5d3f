import type { Page } from '@playwright/test';

/** Fills the English form with a worked example, as a visitor would, and submits it. */
export async function requestPitch(page: Page, category = 'A product', origin = ''): Promise<void> {
  await page.goto(`${origin}/agents/elevator-pitch`);
  await page.getByRole('radio', { name: category, exact: true }).check();
  await page.getByRole('button', { name: 'Fill in an example' }).click();
  await page.getByRole('button', { name: 'Bring back what I had written' }).waitFor();
  await page.getByRole('button', { name: 'Write my pitch' }).click();
  await page.waitForURL(/\/agents\/elevator-pitch\/[\w-]{22}$/);
}

export const steps = [
  '1/6 Analysing offer description',
  '2/6 Reviewing potential competitors',
  '3/6 Analysing distribution challenges',
  '4/6 Taking manufacturing location into account',
  '5/6 Ensuring audience alignment',
  '6/6 Highlighting project values',
];
