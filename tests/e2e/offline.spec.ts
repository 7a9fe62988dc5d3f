import type { Page } from '@playwright/test';

import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

test('who opens a page off the network is told so, and gets it once the network is back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/, /Failed to (?:fetch|load)/);
  await keepFailedImports(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact/team');
  await takenOver(page);
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByText(/fault is ours|Reference to quote/)).toBeHidden();
  await expect(page).toHaveTitle('No connection | Verbe');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle(/No connection/);
  expect(await page.title()).not.toBe('');
});

test('what was pressed off the network works at the second press, once the network is back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/, /Failed to (?:fetch|load)/);
  await keepFailedImports(page);
  await page.goto('/agents/elevator-pitch');
  await page.locator('form[data-ready]').waitFor();
  await page.getByRole('radio', { name: 'A product', exact: true }).check();
  const example = page.getByRole('button', { name: 'Start from an example' });
  await page.context().setOffline(true);
  await example.click();
  await expect(page.getByText('The example could not be loaded')).toBeVisible();
  await page.context().setOffline(false);
  await example.click();
  await expect(page.getByLabel('Describe your product')).not.toHaveValue('');
});

/**
 * As Firefox ESR and the HTML standard had it until July 2026: what an `import()` failed to get is never asked for again in
 * the same document.
 */
async function keepFailedImports(page: Page): Promise<void> {
  const failed = new Set<string>();
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script') failed.add(request.url());
  });
  await page.route('**/assets/*.js', (route, request) =>
    request.resourceType() === 'script' && failed.has(request.url()) ? route.abort() : route.continue(),
  );
}
