import type { Page } from '@playwright/test';

/** Loads the page again, and does this before any of its script files arrives. */
export async function whileScriptsAreAway(page: Page, act: () => Promise<void>): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await act();
  release();
  await page.unrouteAll({ behavior: 'wait' });
}
