import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { openPitch } from './support/brief';
import { expectNoSidewaysScroll } from './support/looks';
import { saidIn } from './support/said-in';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

// The keys are the same in every language, and the longest words have the narrow window.
const lang = 'fr';

test('every act on a pitch is done by keyboard alone', async ({
  page,
  context,
  newVisitor,
  allowConsole,
}) => {
  test.slow();
  const said = saidIn(lang);
  // Of the deleted pitch.
  allowConsole('the server responded with a status of 404');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPitch(page, { lang });
  const address = page.url();
  const button = (name: string) => page.getByRole('button', { name: said(name), exact: true });

  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await takenOver(page);
  await say(page, button, said);
  await share(page, button, said);
  await improve(page, button, said);
  await expectNoSidewaysScroll(page);

  await press(button('Useful'));
  await expect(button('Useful')).toHaveAttribute('aria-pressed', 'true');
  await press(button('Delete this pitch'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(button('Keep it'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button('Delete this pitch')).toBeFocused();

  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page, 'layout');
  const sentence = await page.locator('main blockquote').first().innerText();
  await press(page.getByRole('link', { name: said('See what others see') }));
  await expect(page.getByText(said('This is what others see.'))).toBeVisible();
  await press(page.getByRole('link', { name: said('Back to your page') }));
  await expect(button('Edit')).toBeVisible();

  const reader = await newVisitor({ javaScriptEnabled: false });
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveAttribute('lang', lang);
  expect(await reader.getByRole('heading', { level: 1 }).innerText()).toBe(sentence);
  await expect(reader.locator('main blockquote[lang], main [lang] p').first()).toBeVisible();

  await chooseWhatOthersSee(page, said);
  await refineFurther(page, button, said);
  await press(button('Useful'));
  await page.getByRole('textbox', { name: said('A word on why') }).pressSequentially('+1');
  await press(button('Send'));
  await expect(
    page.getByText(said('Thank you. Your answer has been saved, with nothing about you.')),
  ).toBeFocused();
  await press(button('Delete this pitch'));
  await press(button('Delete for good'));
  await expect(page.getByText(said('The pitch was deleted.'))).toBeVisible();
  await expect(page).toHaveURL(/\/agents\/elevator-pitch(\?|$)/);
  await reader.reload();
  await expect(
    reader.getByRole('heading', { level: 1, name: said('There is no pitch at this address') }),
  ).toBeVisible();
});
type Button = (name: string) => Locator;
type Said = (message: string) => string;

async function say(page: Page, button: Button, said: Said): Promise<void> {
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await press(button('Read aloud'));
  const noVoice =
    'This device has no built-in voice for the language of your pitch. Online voices would send your words elsewhere, so they are not used.';
  await expect(page.getByText(said(noVoice))).toBeVisible();

  await press(button('Copy text'));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');

  await press(button('Rehearse'));
  await expect(page.getByRole('dialog').getByRole('button', { name: said('Start') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('Rehearse')).toBeFocused();

  await press(button('Edit'));
  await expect(page.locator('#say textarea')).toBeFocused();
  await press(button('Cancel'));
  await expect(page.locator('#say textarea')).toHaveCount(0);

  await open(page, said('Your words, kept and struck out'));
}

async function share(page: Page, button: Button, said: Said): Promise<void> {
  await press(button('Copy link'));
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(new URL(page.url()).pathname);

  await open(page, said('QR code, files, paper'));
  await press(button('QR code'));
  const code = page.getByRole('dialog', { name: said('The address of this pitch') });
  await expect(code.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button('QR code')).toBeFocused();
  const saved = page.waitForEvent('download');
  await press(button('Download .txt'));
  expect((await saved).suggestedFilename()).toMatch(/\.txt$/);
  const drawn = page.waitForEvent('download');
  await press(page.getByRole('link', { name: said('Wide picture') }));
  expect((await drawn).suggestedFilename()).toMatch(/1200x630\.png$/);
  const printsScore = page.getByRole('checkbox', { name: said('Print my scorecard too') });
  await printsScore.press('Space');
  await expect(printsScore).toBeChecked();
}

async function improve(page: Page, button: Button, said: Said): Promise<void> {
  const answer = page.locator('#improve textarea');
  const before = await answer.getAttribute('id');
  await press(button('Skip to the next question'));
  await expect(answer).not.toHaveAttribute('id', before ?? '');

  const redo = page.getByRole('button', { name: startingWith(said('Redo')) });
  const undo = page.getByRole('button', { name: startingWith(said('Undo')) });
  if ((await redo.count()) === 0) await press(button('Shorter'));
  else await press(redo);
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  await press(button('Compare with the original'));
  await expect(button('Compare with the original')).toHaveAttribute('aria-pressed', 'true');
  await press(undo);
  await expect(redo).not.toHaveAttribute('aria-disabled', 'true');

  const ways = page.locator('#improve details').first();
  await ways.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(button('An incubator')).toBeVisible();
}

async function chooseWhatOthersSee(page: Page, said: Said): Promise<void> {
  await press(page.getByRole('link', { name: said('See what others see') }));
  await page.getByRole('combobox', { name: said('They read') }).press('Home');
  const hides = page.getByRole('checkbox', { name: said('Hide longer versions') });
  await hides.press('Space');
  await expect(hides).toBeChecked();
  await expect(page.getByRole('tab')).toHaveCount(0);
  const quotes = page.getByRole('checkbox', { name: said('Show the sentence where the link is pasted') });
  await quotes.press('Space');
  await expect(quotes).toBeChecked();
  await press(page.getByRole('link', { name: said('Back to your page') }));
}

async function refineFurther(page: Page, button: Button, said: Said): Promise<void> {
  const ways = page.locator('#improve details').first();
  await ways.locator('summary').press('Enter');
  await press(button('An incubator'));
  await expect(button('An incubator')).toHaveAttribute('aria-pressed', 'true');

  const opening = ways
    .getByRole('listitem')
    .filter({ has: button('Begin with this') })
    .first();
  const words = await opening.getByRole('blockquote').innerText();
  await press(opening.getByRole('button'));
  await expect(page.getByRole('tabpanel').getByRole('blockquote')).toContainText(words);
  // The original, shorter, for an incubator, and this one, which is shown once it is written.
  await expect(ways.getByRole('list').last().getByRole('listitem')).toHaveCount(4);
  await expect(ways.getByText(said('Being written'))).toHaveCount(0);

  await press(button('Show this one').first());
  await expect(page.getByRole('button', { name: startingWith(said('Redo')) })).toBeEnabled();
}

function startingWith(name: string): RegExp {
  return new RegExp(`^${name}`);
}

async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

async function open(page: Page, name: string): Promise<void> {
  const fold = page.locator('details', { has: page.locator('summary', { hasText: name }) });
  await press(fold.locator('summary'));
  await expect(fold).toHaveAttribute('open');
}
