import { expect, test } from './support/test';

test('a newer build reloads the page, once, and not while something is typed', async ({ page }) => {
  await page.goto('/agents/elevator-pitch');
  await page.getByRole('radio', { name: 'A product', exact: true }).check();
  const brief = page.getByLabel('Describe your product');
  await brief.fill('Half a brief');
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'newer' } }));
  const comeBack = async () => {
    const asked = page.waitForResponse(/\/builds\/latest\.json/);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await asked;
  };
  await page.evaluate(() => (document.documentElement.dataset.same = 'yes'));
  await comeBack();
  await comeBack();
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
  await brief.fill('');
  await comeBack();
  await expect(page.locator('html:not([data-same])')).toBeAttached();
});

test('the server names its build, and the page carries it', async ({ page }) => {
  await page.goto('/construction');
  const answer = await page.request.get('/builds/latest.json');
  expect(answer.headers()['cache-control']).toBe('no-store');
  const { id }: { id: string } = await answer.json();
  await expect(page.locator('html')).toHaveAttribute('data-build', id);
});

test('the page says how wide the window is, and the next one is rendered for it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto('/construction');
  await expect(page.locator('html:not([data-viewport])')).toBeAttached();
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'viewport')?.value)
    .toBe('mobileMedium');
  const cookie = (await context.cookies()).find(({ name }) => name === 'viewport');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-viewport', 'mobileMedium');
});
