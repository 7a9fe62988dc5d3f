import { expect, type Page } from '@playwright/test';

export const buyer = 'buyer@duck.com';

/** Fills in the English checkout, as a buyer would, and submits it; resolves where it is paid. */
export async function orderReport(page: Page, query = ''): Promise<void> {
  await page.goto(`/agents/elevator-pitch-report${query}`);
  await page.getByLabel('Your email').fill(buyer);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Order and pay €49.99' }).click();
}

export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}
