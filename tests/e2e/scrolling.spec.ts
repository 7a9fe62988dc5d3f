import type { Page } from '@playwright/test';

import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

const faq = '/contact/foire-aux-questions';

test.use({ viewport: { width: 1280, height: 600 }, reducedMotion: 'no-preference' });

test('a link with a hash scrolls smoothly, to its anchor below the row that stays in view', async ({
  page,
}) => {
  const moves = await followLastGroup(page);
  expect(moves).toBeGreaterThan(1);
});

test('so do the contents of a page, again too, and the keyboard goes on from there', async ({ page }) => {
  await page.goto('/cgu?lang=en');
  await takenOver(page);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const heading = page.locator('#services');
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await countMoves(page);
  await contents.getByRole('link', { name: 'Services', exact: true }).click();
  await expect.poll(top).toBe(30);
  expect(await movesOf(page)).toBeGreaterThan(1);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await contents.getByRole('link', { name: 'Services', exact: true }).click();
  await expect.poll(top).toBe(30);
  await expect(heading).toBeFocused();
});

test('for less motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moves = await followLastGroup(page);
  expect(moves).toBeLessThanOrEqual(1);
});

test('a new page starts at its top at once, and the one before where it was left', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  const left = await scrolled(page);
  await countMoves(page);
  await link.click();
  await expect(page).toHaveURL('/actus');
  await expect(page.getByRole('heading', { level: 1, name: 'What AI changes' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  // To the top, and perhaps once more for what arrives; a smooth way has dozens.
  expect(await movesOf(page)).toBeLessThanOrEqual(2);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(left - 50);
});

test('whoever has scrolled before the scripts stays there, and what they press is pressed', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.goto('/agents/elevator-pitch', { waitUntil: 'domcontentloaded' });
  await page.getByText('The two answers that improve a pitch most').click();
  await expect(page.locator('form[data-ready]')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('textbox', { name: 'And with your offer' })).toBeVisible();
  expect(await scrolled(page)).toBeGreaterThan(300);
});

/** Follows the last link of the page's own contents to its anchor, and answers in how many moves it was reached. */
async function followLastGroup(page: Page): Promise<number> {
  await page.goto(faq);
  // Before, the browser itself follows the link.
  await takenOver(page);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const link = contents.getByRole('link').last();
  const name = (await link.textContent()) ?? '';
  const anchor = page.getByRole('region', { name, exact: true });
  // The way to a link below the window is the pointer's, and not counted.
  await link.hover();
  await countMoves(page);
  await link.click();
  await expect(page).toHaveURL(/#./);
  const below = async () => {
    const [row, group] = [await contents.boundingBox(), await anchor.boundingBox()];
    return row && group ? group.y - row.y - row.height : Number.NaN;
  };
  const atEnd = () =>
    page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
  // Near the end of a page there may not be enough left to scroll.
  await expect.poll(async () => (await atEnd()) || Math.abs(await below()) <= 2).toBe(true);
  expect(await scrolled(page)).toBeGreaterThan(0);
  return movesOf(page);
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

async function countMoves(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What was scrolled before is told in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { dataset } = document.documentElement;
    dataset.moves = '0';
    addEventListener('scroll', () => (dataset.moves = `${Number(dataset.moves) + 1}`));
  });
}

function movesOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.moves));
}
