import { expectSoundInEveryLook } from './support/looks';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

test('a newer build reloads the page, and asks first where something is typed', async ({ page }) => {
  await page.goto('/agents/elevator-pitch');
  await takenOver(page);
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'newer' } }));
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const mark = () => page.evaluate(() => (document.documentElement.dataset.same = 'yes'));
  const reloaded = page.locator('html:not([data-same])');

  await page.getByRole('radio', { name: 'A product', exact: true }).check();
  await page.getByLabel('Describe your product').fill('Half a brief');
  await mark();
  await comeBack();
  const question = page.getByRole('region', { name: 'Newer version' });
  await expect(question).toContainText('A newer version of this site is online.');
  await expectSoundInEveryLook(page);
  await question.getByRole('button', { name: 'Reload the page' }).click();
  await expect(reloaded).toBeAttached();
  await expect(page.getByLabel('Describe your product')).toHaveValue('Half a brief');

  await page.goto('/construction');
  await takenOver(page);
  await mark();
  await comeBack();
  await expect(reloaded).toBeAttached();
});

test('a page whose code is gone is loaded anew at its address, once', async ({ page, allowConsole }) => {
  // The reload ends a view transition that has just begun.
  allowConsole(/404/, /Failed to (?:fetch|load)/, /Transition was/);
  await page.clock.install();
  await page.goto('/contact/team');
  await takenOver(page);
  await page.route(/\/assets\/cgu-[^/]+\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page).toHaveURL(/\/cgu$/);
  await expect.poll(() => loads).toContain('/cgu');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  const question = page.getByRole('region', { name: 'Newer version' });
  // Past the ten seconds, the screen's own tries would reload it again.
  for (let second = 0; second < 60 && !(await question.isVisible()); second += 1)
    await page.clock.runFor(1000);
  await expect(question).toContainText('Part of this page could not be loaded.');
  expect(new Set(loads).size).toBe(loads.length);
});

test('the server names its build, and the page carries it', async ({ page }) => {
  await page.goto('/construction');
  const answer = await page.request.get('/builds/latest.json');
  expect(answer.headers()['cache-control']).toBe('no-store');
  const { id }: { id: string } = await answer.json();
  await expect(page.locator('html')).toHaveAttribute('data-build', id);
});

test('a prerendered page is moved to without a call of the server', async ({ page }) => {
  const manifest = page.waitForResponse(/\/builds\/meta\/[^/]+\.json$/);
  await page.goto('/contact/team?lang=fr');
  expect((await manifest).headers()['cache-control']).toContain('immutable');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Conditions d’utilisation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Conditions/ })).toBeVisible();
  expect(asked).toContain('/cgu/_payload.json');
  expect(asked.filter((path) => path.startsWith('/_serverFn/'))).toEqual([]);
});
