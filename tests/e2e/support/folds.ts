import { expect, type Page } from '@playwright/test';

/** Opens the fold that holds the QR code, the files and the paper of a pitch. */
export async function openFiles(page: Page): Promise<void> {
  await page.locator('#share summary').click();
}

/** Opens what the steps found. It comes open and folds as the pitch is shown: a press before would close it. */
export async function openFindings(page: Page): Promise<void> {
  const name = page.getByText('What your words told us', { exact: true });
  const fold = page.locator('details', { has: name });
  await expect(fold).not.toHaveAttribute('open');
  await name.click();
  // It grows until it holds its content; a browser does not count that among the animations of the page.
  await expect
    .poll(() =>
      fold.evaluate((node) => {
        const content = node.lastElementChild ?? node;
        return content.getBoundingClientRect().bottom - node.getBoundingClientRect().bottom;
      }),
    )
    .toBeLessThan(1);
}
