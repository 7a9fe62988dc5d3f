import { expect, type Page } from '@playwright/test';

import { languages } from './result-words';
import { shopWords } from './shop-words';

type Lang = keyof typeof shopWords;
type Title = 'open' | 'confirming' | 'paid' | 'confirmed' | 'purchaseCancelled' | 'expired' | 'refunded';

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

/** The same address says so in each language; the page is then in the last. */
export async function expectTitleInEach(page: Page, title: Title): Promise<void> {
  const address = new URL(page.url());
  for (const lang of languages) {
    address.searchParams.set('lang', lang);
    const html = await (await page.request.get(address.href)).text();
    const heading = /<h1[ >].*?<\/h1>/s.exec(html)?.[0].replaceAll(/<[^>]*>/g, '');
    expect(heading).toBe(shopWords[lang][title]);
  }
  await page.goto(address.href);
  await expectTitle(page, shopWords[languages[2]][title]);
}
