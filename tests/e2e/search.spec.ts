import { expectSoundInEveryLook } from './support/looks';
import { expect, test } from './support/test';

test('the search page finds a section of the terms, also by a misspelt word', async ({ page }) => {
  await page.goto('/recherche?lang=es');
  await page.getByRole('searchbox', { name: 'Buscar en esta web' }).fill('desistimineto');
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/[?&]q=desistimineto/);
  const found = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('mark', { hasText: 'desistimiento' }) })
    .and(page.locator('[href="/cgu?lang=es#retractation"]'));
  await found.click();
  await expect(page.locator('#retractation')).toBeInViewport();
});

test('a page of results names what was asked, and asks not to be indexed', async ({ page }) => {
  await page.goto('/recherche?q=marketing&lang=en');
  await expect(page).toHaveTitle('marketing – Search | Verbe');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText(/^\d+ results$/)).toBeVisible();
});

test('a hostile query is shown as text, and finds nothing', async ({ page }) => {
  const hostile = '"><img src=x onerror=alert()>xyzxyz';
  await page.goto(`/recherche?lang=en&q=${encodeURIComponent(hostile)}`);
  await expect(page.getByText('No results')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(hostile);
  await expect(page.getByRole('heading', { name: 'Or start here' })).toBeVisible();
});

test('the keyboard alone searches from any page, and gets its focus back', async ({ page }) => {
  await page.goto('/cookies?lang=en');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
  // The hint is the browser's: the page is alive.
  await expect(opener.locator('kbd')).toHaveText('Ctrl K');
  await opener.focus();

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search this site' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('elisa');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\d+ results?/ })).toBeVisible();
  await expectSoundInEveryLook(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('ELIZA');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/actus\/eliza-the-story-of-a-bot\?lang=en$/);
  await expect(field).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test('no key is spoken of, and one letter is asked for more', async ({ page }) => {
    await page.goto('/cookies?lang=en');
    const opener = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
    await expect(opener.locator('kbd')).toHaveText(/K/);
    await opener.tap();
    await expect(opener.locator('kbd')).toBeHidden();
    const field = page.getByRole('combobox', { name: 'Search this site' });
    await field.fill('e');
    await expect(page.getByText('Keep typing.')).toBeVisible();
    await field.fill('eliza');
    await expect(page.getByRole('status').filter({ hasText: /\d+ results?/ })).toBeVisible();
    await expect(page.getByText('arrow keys to choose')).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of the search page is sent by the browser', async ({ page }) => {
    await page.goto('/recherche?lang=fr');
    await page.getByRole('searchbox').fill('données été');
    await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('données été');
    await expect(page.getByText(/^\d+ résultats$/)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});
