import { expect, type Page } from '@playwright/test';

import { expectAccessible } from './accessible';

/**
 * The screen as it stands is accessible and never wider than the window: every rule once, wide and light; then what
 * the dark colours and a narrow window can change. `fromEnd`: the narrow one is looked at from its end, where what sticks
 * to the foot of the window covers nothing. `narrow`: the rules that it is held to.
 */
export async function expectSoundInEveryLook(
  page: Page,
  { fromEnd = false, narrow = 'layout' }: { fromEnd?: boolean; narrow?: 'layout' | 'all' } = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, 'colours');
  await page.setViewportSize({ width: 375, height: 900 });
  const top = await page.evaluate(() => window.scrollY);
  if (fromEnd) await scrollTo(page, Number.MAX_SAFE_INTEGER);
  await expectAccessible(page, narrow);
  if (fromEnd) await scrollTo(page, top);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScroll(page);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

/** Nothing stands out of the window to the side, at its present width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const where = `px that ${page.url()} is wider than the window at ${page.viewportSize()?.width} px`;
  expect(overflow, where).toBeLessThanOrEqual(0);
}
