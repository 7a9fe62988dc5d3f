import type { Locator, Page } from '@playwright/test';

import { expect, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

test('the keyboard alone skips to the content, and leads from home to contact', async ({ page }) => {
  await page.goto('/?lang=en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link').first(), 1);
  await page.getByRole('link', { name: 'Skip to content' }).focus();

  const menu = page.locator('summary', { hasText: 'Contact' });
  const form = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Form' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await escapeFrom(page, form);
  await expect(menu).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, form);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact\?lang=en#form$/);
  await expect(page.getByRole('form', { name: 'Write to us' })).toBeInViewport();
  await expect(form).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the keyboard alone opens the drawer, closes it, and leads to contact', async ({ page }) => {
    await page.goto('/?lang=en');
    const menu = page.locator('summary', { hasText: 'Menu' });
    const contact = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact', exact: true });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await expect(contact).toBeVisible();
    expect(await canScroll(page)).toBe(false);
    await escapeFrom(page, contact);
    await expect(menu).toBeFocused();
    expect(await canScroll(page)).toBe(true);

    await page.keyboard.press('Enter');
    await tabTo(page, contact);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contact\?lang=en$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Send us three lines/ })).toBeFocused();
    await expect(contact).toBeHidden();
  });
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, most = 30) {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** Presses Escape until it closes what shows the target: a menu opens without the scripts, Escape needs them. */
async function escapeFrom(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(target).toBeHidden({ timeout: 500 });
  }).toPass();
}

/** Whether the page below the drawer moves. */
async function canScroll(page: Page): Promise<boolean> {
  return page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
}
