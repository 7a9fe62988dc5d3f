import { expect, type Page } from '@playwright/test';

/** Waits until the browser has taken the page over: the keys of the search are only known to it. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('header kbd')).not.toBeEmpty();
}
