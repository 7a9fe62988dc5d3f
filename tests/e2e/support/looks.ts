import type { Page } from '@playwright/test';

import { expect } from './test';
import { expectAccessible } from './accessible';

const widths = [375, 1280];
const schemes = ['light', 'dark'] as const;

/** The screen as it stands, narrow and wide, light and dark: accessible, and never wider than the window. */
export async function expectSoundInEveryLook(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page, { colours: colorScheme === 'dark' });
    }
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScroll(page);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `px wider than the window at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}
