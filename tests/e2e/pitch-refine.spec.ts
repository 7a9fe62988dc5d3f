import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { openPitch } from './support/brief';
import { expectSoundInEveryLook } from './support/looks';
import { resultWords } from './support/result-words';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

test('the older of two tabs follows what the newer does', async ({ page, context }) => {
  await openPitch(page);
  const { shorter, undo, redo } = resultWords.en;
  await expect(page.getByRole('button', { name: shorter, exact: true })).toBeVisible();
  const newer = await context.newPage();
  await newer.goto(page.url());
  await takenOver(newer);
  await newer.getByRole('button', { name: shorter, exact: true }).click();
  await expect(newer.getByRole('button', { name: undo })).toBeVisible();
  await expect(page.getByRole('button', { name: undo })).toBeVisible();
  expect(await everything(page)).toBe(await everything(newer));
  await page.getByRole('button', { name: undo }).click();
  await expect(newer.getByRole('button', { name: redo })).toBeVisible();
});

test('a shorter version comes, goes and comes back, and an answer is put in', async ({ page }) => {
  const words = resultWords.fr;
  const note = 'quarante-deux lettres d’intention';
  await openPitch(page, { lang: 'fr' });
  const original = await everything(page);
  const press = page.getByRole('button', { name: words.shorter, exact: true });
  // What stands below it is worked out anew, and must not take it away.
  await press.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await press.click();
  await expect(page.getByRole('button', { name: words.undo })).toBeVisible();
  await expect(page.getByText(/critères? remplis? sur 10$/).first()).toBeVisible();
  await expect(press).toBeInViewport();
  const shorter = await everything(page);
  expect(shorter.length).toBeLessThan(original.length);
  await page.getByRole('button', { name: words.undo }).click();
  await expect(page.getByRole('button', { name: words.redo })).toBeVisible();
  expect(await everything(page)).toBe(original);
  await page.getByRole('button', { name: words.redo }).click();
  await expect(page.getByRole('button', { name: words.undo })).toBeVisible();
  expect(await everything(page)).toBe(shorter);
  await page.reload();
  await takenOver(page);
  expect(await everything(page)).toBe(shorter);

  const form = answerForm(page, words.addAnswer);
  const add = form.getByRole('button', { name: words.addAnswer });
  await write(form, note);
  await add.click();
  await expect(form.getByText(/^Cela ressemble à une note/)).toBeVisible();
  await expectAccessible(page);
  await expect(form.getByRole('textbox')).toHaveValue(note);
  await write(form, 'En mai, quarante-deux restaurants ont signé une lettre d’intention.');
  await add.click();
  await expect(page.getByRole('button', { name: words.undo })).toHaveCount(0);
  await expect(page.getByText(/critères? remplis? sur 10$/).first()).toBeVisible();
  await expect(press).toBeInViewport();
  expect(await everything(page)).toContain('quarante-deux restaurants ont signé une lettre d’intention');
});

test('every other way to refine makes a version or says why not, and all can be seen and compared', async ({
  page,
}) => {
  await openPitch(page);
  await page.getByText('Another goal').click();
  for (const name of ['Less jargon', 'More formal', 'Investors', 'An incubator']) {
    const button = page.getByRole('region', { name: 'Refine' }).getByRole('button', { name, exact: true });
    if ((await button.getAttribute('aria-pressed')) === 'true') continue;
    await button.click();
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(/^Done: |^Nothing to change: /)).toBeVisible();
  }
  await expect(page.getByText(/versions \([2-5]\)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Compare with the original' }).click();
  await expect(page.getByRole('insertion').or(page.getByRole('deletion')).first()).toBeVisible();
  // What is compared is said, as it is alone.
  for (const side of ['Original', 'This version']) {
    const said = page.getByRole('region', { name: side }).getByRole('paragraph').first();
    expect(await said.evaluate((one) => getComputedStyle(one, '::before').content)).toContain('«');
  }
  await expectSoundInEveryLook(page);
  await page.getByRole('button', { name: 'Show this one' }).first().click();
  await expect(page.getByRole('button', { name: /^Redo: / })).toBeVisible();
});

test('what a refinement changed is marked, said where it is out of sight, and fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPitch(page);
  await page.getByText('Another goal').click();
  await page.getByRole('button', { name: 'An incubator', exact: true }).click();
  await expect(page.getByText('Done: for an incubator.')).toBeVisible();
  for (const group of await page.locator('#improve h3').all()) {
    await group.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: /^Undo: / })).toBeInViewport({ ratio: 1 });
  }
  const link = page.getByText('Changed in:').getByRole('button').last();
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  const mark = page.getByRole('tabpanel').locator('mark').first();
  await expect(mark).toBeVisible();
  await expectAccessible(page);
  await mark.evaluate((one) => one.getAnimations().forEach((animation) => animation.finish()));
  await expect(mark).toHaveCount(0);
});

test('others see the version that is shown, and can change nothing', async ({ page, newVisitor }) => {
  await openPitch(page);
  await page.getByRole('button', { name: 'Shorter', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo: shorter' })).toBeVisible();
  const shown = await spoken(page);
  const friend = await newVisitor();
  await friend.goto(page.url());
  expect(await spoken(friend)).toBe(shown);
  await expect(friend.getByRole('heading', { name: 'Scorecard' })).toHaveCount(0);
  await expect(friend.getByRole('button', { name: 'Shorter', exact: true })).toHaveCount(0);
  await expect(answerForm(friend)).toHaveCount(0);
  await expect(friend.getByText(/versions/)).toHaveCount(0);
});

/** Where a question is answered. */
function answerForm(page: Page, add: string = resultWords.en.addAnswer): Locator {
  return page.locator('form', { has: page.getByRole('button', { name: add }) });
}

/** The text of the tab that is open. */
function spoken(page: Page): Promise<string> {
  return page.getByRole('tabpanel').locator('blockquote').first().innerText();
}

/** The texts of all tabs; the first is open afterwards. */
async function everything(page: Page): Promise<string> {
  const texts: string[] = [];
  await page.getByRole('tab').first().waitFor();
  for (const tab of (await page.getByRole('tab').all()).toReversed()) {
    await tab.click();
    texts.push(await spoken(page));
  }
  return texts.join('\n');
}

/** In the place of the words that the field begins with. */
async function write(form: Locator, text: string): Promise<void> {
  await form.getByRole('textbox').click();
  await form.getByRole('textbox').fill(text);
}
