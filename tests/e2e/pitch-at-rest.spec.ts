import { expectAccessible } from './support/accessible';
import { openPitch, requestPitch, requestPitchIn } from './support/brief';
import { openFindings } from './support/folds';
import { expectNoSidewaysScroll } from './support/looks';
import { resultWords } from './support/result-words';
import { expect, test } from './support/test';

test('what was found stays to be read, and a reload shows the same at rest', async ({ page }) => {
  const words = resultWords.fr;
  await requestPitchIn(page, 'fr');
  const title = page.getByRole('heading', { level: 1, name: words.title });
  await expect(title).toBeVisible();
  const finding = page.locator('li[data-state=done] p[lang]').first();
  await expect(finding).toBeHidden();
  await page.getByText(words.findings, { exact: true }).click();
  await expect(finding).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await expect(finding).toBeHidden();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('the screen of the reveal is sound, and its acts lead to their groups', async ({ page }) => {
  await requestPitch(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your free elevator pitch is here' }),
  ).toBeVisible();
  await openFindings(page);
  // What moves is pale on its way.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Say it' }).click();
  const group = page.getByRole('heading', { name: 'Say it' });
  await expect(group).toBeInViewport();
  await expect(group).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
});

test('without scripts its maker reads the sentence and finds the groups', async ({
  page,
  context,
  newVisitor,
}) => {
  await openPitch(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your free elevator pitch is here' }),
  ).toBeVisible();
  const plain = await newVisitor({ javaScriptEnabled: false, storageState: await context.storageState() });
  await plain.goto(page.url());
  await expect(plain.locator('blockquote').first()).toContainText('Taproot');
  await plain.getByRole('link', { name: 'Share it' }).click();
  await expect(plain.getByRole('heading', { name: 'Share it' })).toBeInViewport();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test('the lengths stand on one line, a long word is parted, and a press that says "Copied" moves nothing', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const long = 'hauptbetriebswerkbau'.repeat(4);
    const description = `GreenPot waters the ${long}. We sold 120 to the ${long}s of Lyon.`;
    await openPitch(page, { description });
    await expect(page.getByRole('tabpanel')).toContainText(long);
    const tops = await page
      .getByRole('tab')
      .evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);

    const before = await page.getByRole('button', { name: 'Copy link' }).boundingBox();
    await page.getByRole('button', { name: 'Copy link' }).tap();
    const after = await page.getByRole('button', { name: 'Copied' }).boundingBox();
    expect(after?.width).toBe(before?.width);

    for (const fold of await page.locator('main summary').all()) await fold.click();
    await expectNoSidewaysScroll(page);
  });
});
