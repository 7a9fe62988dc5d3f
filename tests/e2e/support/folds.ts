import { expect, type Page } from '@playwright/test';

/** Opens the fold that holds the QR code, the files and the paper of a pitch. */
export async function openFiles(page: Page): Promise<void> {
  await page.locator('#share summary').click();
}

/** Opens what the steps found. It comes open and folds as the pitch is shown: a press before would close it. */
export async function openFindings(page: Page): Promise<void> {
  const name = page.getByText('What your words told us', { exact: true });
  await expect(page.locator('details', { has: name })).not.toHaveAttribute('open');
  await name.click();
}
