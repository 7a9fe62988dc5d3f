import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { openPitch, requestPitchIn } from './support/brief';
import { expectNoSidewaysScroll, expectSoundInEveryLook } from './support/looks';
import { resultWords } from './support/result-words';
import { expect, test } from './support/test';

/** What would take the reader for the maker. */
const possessives = /(?<!\p{L})(votre|vos|vôtres?|su|sus|suy[oa]s?)(?!\p{L})/iu;

// English goes the same way in the journey.
for (const lang of ['fr', 'es'] as const) {
  test(`at one address its maker has the workshop and a stranger the pitch (${lang})`, async ({
    page,
    newVisitor,
    context,
  }) => {
    const words = resultWords[lang];
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await requestPitchIn(page, lang);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const finding = await page.locator('li[data-state=done] p[lang]').first().textContent();
    await page.getByRole('button', { name: words.copyLink }).click();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toMatch(new RegExp(`\\?lang=${lang}$`));

    const stranger = await newVisitor({ locale: 'de-DE' });
    await stranger.goto(address);
    for (const width of [375, 1280]) {
      await stranger.setViewportSize({ width, height: 800 });
      const title = stranger.getByRole('heading', { level: 1 });
      await expect(title).toHaveAttribute('lang', lang);
      await expect(stranger.locator('html')).toHaveAttribute('lang', lang);
      await expect(title).toBeInViewport();
      await expect(stranger.getByRole('button', { name: words.hear })).toBeVisible();
      await expect(stranger.getByRole('main').getByRole('link', { name: words.submit })).toBeVisible();
      await expect(stranger.getByRole('main').getByRole('textbox')).toHaveCount(0);
      await expect(stranger.getByText(words.title)).toHaveCount(0);
      expect(await stranger.content()).not.toContain(finding);
      expect(await stranger.getByRole('main').evaluate(textOfTheSite)).not.toMatch(possessives);
      await expectNoSidewaysScroll(stranger);
    }
  });
}

test('what a stranger sees is sound in every look, and in forced colours', async ({ page, newVisitor }) => {
  await openPitch(page);
  const stranger = await newVisitor();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('button', { name: 'Hear it' })).toBeVisible();
  await expect(previewOf(stranger)).toHaveAttribute('content', /\/previews\/pitch-master-en\.png$/);
  await expectSoundInEveryLook(stranger);
  await stranger.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(stranger, 'layout');
});

test('by keyboard alone its maker sees what others see, chooses the length, and comes back', async ({
  page,
  newVisitor,
}) => {
  await openPitch(page);
  const see = page.getByRole('link', { name: 'See what others see' });
  await see.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?as=guest$/);
  await expect(page.getByText('This is what others see.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Taproot');
  await expectSoundInEveryLook(page);

  const length = page.getByRole('combobox', { name: 'They read' });
  await length.focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName('15 seconds');
  const hide = page.getByRole('checkbox', { name: 'Hide longer versions' });
  await hide.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('tab')).toHaveCount(0);
  const quote = page.getByRole('checkbox', { name: 'Show the sentence where the link is pasted' });
  await quote.press('Space');
  const { pathname } = new URL(page.url());
  await expect.poll(async () => (await page.request.get(pathname)).text()).toContain(`${pathname}/card.png"`);

  const stranger = await newVisitor();
  // The word in the address gives a stranger no more than the address.
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Taproot');
  await expect(stranger.getByText('This is what others see.')).toHaveCount(0);
  await expect(previewOf(stranger)).toHaveAttribute('content', new RegExp(`${pathname}/card\\.png$`));
  await expect(stranger.getByRole('tab')).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to your page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your free elevator pitch is here' })).toBeVisible();
  await expect(page.getByRole('tab', { name: '30 seconds' })).toBeVisible();
});

test('without scripts every length that is not hidden can be read', async ({ page, newVisitor }) => {
  await openPitch(page);
  const texts = await spokenTexts(page);
  expect(texts.length).toBeGreaterThan(1);
  const plain = await newVisitor({ javaScriptEnabled: false });
  await plain.goto(page.url());
  await expect(plain.getByRole('heading', { level: 1 })).toContainText('Taproot');
  const read = letters(await plain.locator('main').innerText());
  for (const text of texts) expect(read).toContain(letters(text));
  await expect(plain.getByRole('tablist')).toBeHidden();
  await expect(plain.getByRole('button', { name: 'Hear it' })).toBeHidden();
});

/** The picture that is shown where the address is pasted. */
function previewOf(page: Page) {
  return page.locator('meta[property="og:image"]');
}

/** What is on the screen of an element, without the words of the pitch, which are marked by their language. */
function textOfTheSite(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let found = '';
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement?.checkVisibility() && !parentElement.closest('main [lang]')) found += textContent;
  }
  return found;
}

/** What is said in each length, as the maker's page shows it. */
async function spokenTexts(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.getByRole('tab').first().waitFor();
  for (const tab of await page.getByRole('tab', { name: /seconds$/ }).all()) {
    await tab.click();
    texts.push(await page.getByRole('tabpanel').locator('blockquote').innerText());
  }
  return texts;
}

/** The letters alone: spaces and marks are set differently in different sizes. */
function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
