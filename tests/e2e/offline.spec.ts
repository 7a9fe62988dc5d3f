import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

for (const name of ['News', 'Chatbots', 'FAQ']) {
  test(`who opens ${name} off the network is told so, and gets it once the network is back`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/, /Failed to (?:fetch|load)/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/contact/team');
    await takenOver(page);
    await page.context().setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect(page.getByText(/fault is ours|Reference to quote/)).toBeHidden();
    await expect(page).toHaveTitle('No connection | Verbe');
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle(/No connection/);
    expect(await page.title()).not.toBe('');
  });
}

// Firefox never fetches again what failed to arrive once in a page: a first press without a network would be the last.
test('the code that sends a brief comes with the first focus in its form', async ({ page }) => {
  await page.goto('/agents/elevator-pitch');
  await page.locator('form[data-ready]').waitFor();
  const code = page.waitForResponse(/\/assets\/pitch\.functions-/);
  await page.getByRole('radio', { name: 'A product', exact: true }).focus();
  expect((await code).status()).toBe(200);
});
