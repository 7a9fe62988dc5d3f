import { requestPitch } from './support/brief';
import { expect, test } from './support/test';

// Long enough for each step to be looked at on a busy machine.
test.use({ serverEnv: { PITCH_STEP_DELAY_MS: '2500' }, reducedMotion: 'no-preference' });

test('on a telephone the running step stays in sight, then the sentence: within half a second, and still after 1.2 s', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 640 });
  await requestPitch(page);
  for (const step of [2, 4, 6]) {
    const running = page.locator('li[aria-current=step]', { hasText: `${step}/6` });
    await expect(running).toBeInViewport({ ratio: 1 });
  }
  // What the movement is made of, not how long a busy machine takes for it.
  const moves = await page.waitForFunction(
    () => {
      const all = document.getAnimations().flatMap(({ effect }) => {
        const isReveal = effect instanceof KeyframeEffect && effect.target?.closest('article');
        return isReveal ? [{ effect, timing: effect.getComputedTiming() }] : [];
      });
      const said = all.find(({ effect }) => effect.target?.matches('blockquote > span'));
      const half = Number(said?.timing.delay) + Number(said?.timing.duration) / 2;
      return said && { half, ends: all.map(({ timing }) => Number(timing.endTime)) };
    },
    undefined,
    { timeout: 30_000 },
  );
  const { half, ends } = (await moves.jsonValue()) ?? { half: Number.NaN, ends: [] };
  // Of half its strength and more a text is read.
  expect(half).toBeLessThan(500);
  expect(Math.max(...ends)).toBeLessThanOrEqual(1_200);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator('blockquote').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Say it' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Share it' })).toBeInViewport();
});
