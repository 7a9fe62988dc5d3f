import type { Page } from 'playwright';

/** Fills the English form of a pitch with a worked example. */
export async function fillForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/agents/elevator-pitch`, { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: 'A product', exact: true }).check();
  await page.getByRole('button', { name: 'Start from an example' }).click();
  await page.getByRole('button', { name: 'Bring back what I had written' }).waitFor();
}
