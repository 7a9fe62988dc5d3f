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
