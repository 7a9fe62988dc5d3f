import { expect, type Page } from '@playwright/test';

import { shopWords } from './shop-words';

type Lang = keyof typeof shopWords;

export const buyer = 'buyer@duck.com';

/** Fills in the checkout, as a buyer would, and submits it; resolves where it is paid. In English, also of a `pitch`. */
export async function orderReport(page: Page, query = '', lang: Lang = 'en'): Promise<void> {
  await page.goto(`/agents/elevator-pitch-report${query}`);
  await page.getByLabel(shopWords[lang].email).fill(buyer);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: shopWords[lang].order }).click();
}

export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}
