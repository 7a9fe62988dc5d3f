import type { Page } from '@playwright/test';

import { expectNoSidewaysScroll, expectSoundInEveryLook } from './support/looks';
import { inLanguage, tightPages, unlistedPages, walkedPages } from './support/pages';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';
import { missingWords } from './support/word-ids';

test.describe.configure({ mode: 'parallel' });

for (const path of [...walkedPages, ...unlistedPages]) {
  // The longest words are French. Those that a page lacks in the others are found where every link is followed.
  const languages = tightPages.includes(path) ? ['fr', 'en', 'es'] : ['fr'];

  test(`${path} is sound, wide and narrow, light and dark (${languages.join(', ')})`, async ({
    page,
    allowConsole,
  }) => {
    if (path === '/404') allowConsole('the server responded with a status of 404');
    for (const lang of languages) {
      await page.setViewportSize({ width: lang === 'fr' ? 1280 : 375, height: 900 });
      const answer = await page.goto(inLanguage(path, lang));
      expect(answer?.status()).toBe(path === '/404' ? 404 : 200);
      await expectWholeIn(page, lang);
      if (lang === 'fr') await expectSoundInEveryLook(page, { narrow: 'all' });
      else await expectFits(page);
      expect(missingWords(await page.content()), `words that ${page.url()} lacks`).toEqual([]);
    }
  });
}

test('every page of the sitemap is walked, or one like it', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc = '']) => new URL(loc).pathname);
  const likeAnother =
    /^\/((actus|category|author|services\/chatbot)\/.|(accessibilite|confidentialite|mentions-legales)$)/;
  const unwalked = new Set(paths.filter((path) => !walkedPages.includes(path) && !likeAnother.test(path)));
  expect([...unwalked]).toEqual([]);
  expect(walkedPages.filter((path) => !paths.includes(path))).toEqual([]);
});

/** What every page has, once the browser has taken it over. */
async function expectWholeIn(page: Page, lang: string): Promise<void> {
  await takenOver(page);
  await reachEveryPart(page);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page).toHaveTitle(/^\S.* \| .*\S$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** As a pointer that passes over all of it: what waits to be reached comes to life, and must say the same words. */
async function reachEveryPart(page: Page): Promise<void> {
  await page.evaluate(() => {
    const reach = () => new PointerEvent('pointerover', { bubbles: true });
    for (const element of document.querySelectorAll('main *')) element.dispatchEvent(reach());
  });
}

/** As on a phone, and then in wider windows and narrower ones. */
async function expectFits(page: Page): Promise<void> {
  for (const width of [375, 320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}
