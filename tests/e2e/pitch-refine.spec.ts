import type { Page } from '@playwright/test';

import { requestPitch, requestPitchIn } from './support/brief';
import { expectSoundInEveryLook } from './support/looks';
import { languages, resultWords } from './support/result-words';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

for (const lang of languages) {
  const words = resultWords[lang];

  test(`a shorter version comes, goes and comes back, and an answer is put in (${lang})`, async ({
    page,
  }) => {
    await requestPitchIn(page, lang);
    const original = await spoken(page);
    await page.getByRole('button', { name: words.shorter, exact: true }).click();
    await expect(page.getByRole('button', { name: words.undo })).toBeVisible();
    const shorter = await spoken(page);
    expect(shorter.length).toBeLessThan(original.length);
    await page.getByRole('button', { name: words.undo }).click();
    await expect(page.getByRole('button', { name: words.redo })).toBeVisible();
    expect(await spoken(page)).toBe(original);
    await page.getByRole('button', { name: words.redo }).click();
    await expect(page.getByRole('button', { name: words.undo })).toBeVisible();
    expect(await spoken(page)).toBe(shorter);
    await page.reload();
    expect(await spoken(page)).toBe(shorter);
    await takenOver(page);

    const form = page.locator('.answer-form').first();
    await form.getByRole('textbox').fill(words.answer);
    await form.getByRole('button', { name: words.addAnswer }).click();
    await expect(page.getByRole('button', { name: words.undo })).toHaveCount(0);
    const all: string[] = [];
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      all.push(await spoken(page));
    }
    expect(all.join(' ')).toContain(words.answer);
  });
}

test('every other way to refine makes a version, and all of them can be seen and compared', async ({
  page,
}) => {
  await requestPitch(page, 'A service');
  const versions = page.getByRole('button', { name: /^Versions/ });
  const asks = ['More concrete', 'Less jargon', 'More formal', 'Investors', 'An incubator'];
  let count = 1;
  for (const name of asks) {
    const button = page.locator('.refine').getByRole('button', { name, exact: true });
    if ((await button.getAttribute('aria-pressed')) === 'true') continue;
    await button.click();
    count += 1;
    await expect(versions).toHaveText(`Versions (${count})`);
    await expect(page.getByText(/^The new version is ready|^Nothing to change/)).toBeVisible();
  }
  await versions.click();
  await page.getByRole('button', { name: 'Compare with the original' }).click();
  await expect(page.locator('.comparison ins, .comparison del').first()).toBeVisible();
  await expectSoundInEveryLook(page);
  await page.getByRole('button', { name: 'Show this one' }).first().click();
  await expect(page.getByRole('button', { name: /^Redo: / })).toBeVisible();
});

test('another opening begins the pitch', async ({ page }) => {
  await requestPitch(page, 'A service');
  const before = await spoken(page);
  await page.getByText(/ways? to begin$/).click();
  await page.getByRole('button', { name: 'Begin with this' }).first().click();
  await expect(page.getByText(/^The new version is ready/)).toBeVisible();
  expect(await spoken(page)).not.toBe(before);
});

test('an empty answer and one that is too long say so at the field, and are kept', async ({ page }) => {
  await requestPitch(page);
  const form = page.locator('.answer-form').first();
  await form.getByRole('button', { name: 'Add this answer' }).click();
  await expect(form.getByRole('textbox')).toBeFocused();
  await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  const long = 'a'.repeat(201);
  await form.getByRole('textbox').fill(long);
  await form.getByRole('button', { name: 'Add this answer' }).click();
  await expect(form.getByRole('textbox')).toHaveValue(long);
  await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.versions')).toHaveCount(0);
});

test('others see the version that is shown, and can change nothing', async ({ page, newVisitor }) => {
  await requestPitch(page);
  await page.getByRole('button', { name: 'Shorter', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo: shorter' })).toBeVisible();
  const shown = await spoken(page);
  const friend = await newVisitor();
  await friend.goto(page.url());
  expect(await spoken(friend)).toBe(shown);
  await expect(friend.getByRole('heading', { name: 'Score card' })).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Shorter', exact: true })).toHaveCount(0);
  await expect(friend.locator('.answer-form, .versions')).toHaveCount(0);
});

/** The text of the tab that is open. */
function spoken(page: Page): Promise<string> {
  return page.getByRole('tabpanel').locator('blockquote').first().innerText();
}
