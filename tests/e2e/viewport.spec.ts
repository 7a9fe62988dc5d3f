import type { Locator } from '@playwright/test';

import { shiftOf, watchShifts } from './support/shifts';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

const windows = [
  { name: 'mobileMedium', width: 375, drawers: 1, bars: 0 },
  { name: 'desktopMedium', width: 1280, drawers: 0, bars: 1 },
];

for (const { name, width, drawers, bars } of windows) {
  test(`a second visit in a window of ${width} px gets its own layout, and nothing moves`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect
      .poll(async () => (await context.cookies()).find((cookie) => cookie.name === 'viewport')?.value)
      .toBe(name);
    const cookie = (await context.cookies()).find((one) => one.name === 'viewport');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60);

    await watchShifts(page);
    const answer = await page.goto('/');
    const html = (await answer?.text()) ?? '';
    expect(html.split('<summary>Menu</summary>').length - 1).toBe(drawers);
    expect(html.split('<summary>Our Agents</summary>').length - 1).toBe(bars);
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    expect(await shiftOf(page)).toBeLessThan(0.001);
  });
}

for (const lang of ['fr', 'en', 'es']) {
  test(`the title of home breaks as it does before its typeface is there (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const held = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await held.promise;
      await route.continue();
    });
    await watchShifts(page);
    await page.goto(`/?lang=${lang}`, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 }).locator('ins').first();
    await expect(title).toBeVisible();
    const standsIn = await page.evaluate(() =>
      Promise.any(
        ['Times New Roman', 'Liberation Serif', 'Tinos'].map((name) =>
          new FontFace('Stand-in', `local("${name}")`).load(),
        ),
      ).then(
        () => true,
        () => false,
      ),
    );
    const widthBefore = await widthOf(title);
    held.resolve();
    test.skip(!standsIn, 'none of the faces that stand in for it is installed');
    await expect.poll(() => widthOf(title)).not.toBe(widthBefore);
    // The browser tells of a shift after the frame in which it happened.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });
}

function widthOf(words: Locator): Promise<number> {
  return words.evaluate((node) => node.getBoundingClientRect().width);
}
