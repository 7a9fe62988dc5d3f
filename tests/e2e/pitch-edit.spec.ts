import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { requestPitch, requestPitchIn } from './support/brief';
import { expectSoundInEveryLook } from './support/looks';
import { languages, resultWords } from './support/result-words';
import { expect, test } from './support/test';

const own = { en: 'We ask nothing else.', fr: 'Nous ne demandons rien d’autre.', es: 'No pedimos nada más.' };

for (const lang of languages) {
  const words = resultWords[lang];

  test(`a text is edited in place by keyboard alone, and the other texts follow (${lang})`, async ({
    page,
  }) => {
    await requestPitchIn(page, lang);
    const edit = page.getByRole('button', { name: words.edit, exact: true });
    await edit.focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: words.textField });
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type(`${own[lang]} `);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: words.saveText })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.edited)).toBeVisible();
    await expect(edit).toBeFocused();
    await expect(text(page)).toContainText(own[lang]);
    await page.getByRole('button', { name: words.changeToo }).click();
    await expect(page.getByRole('button', { name: words.changeToo })).toHaveCount(0);
    await page.getByRole('tab').last().click();
    await expect(text(page)).toContainText(own[lang]);
    await page.reload();
    await expect(text(page)).toContainText(own[lang]);
  });
}

test('what is being edited survives a reload, and is sound in every look', async ({ page }) => {
  await requestPitch(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const field = page.getByRole('textbox', { name: /^Your text for/ });
  await field.fill('Half a sentence');
  await page.reload();
  await expect(field).toHaveValue('Half a sentence');
  await field.fill('');
  await page.getByRole('button', { name: 'Save my text' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByText(/^Write something to say/)).toBeVisible();
  await expectSoundInEveryLook(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(field).toHaveCount(0);
});

test('who edits while another tab makes a version is told, and loses nothing', async ({ page, context }) => {
  await requestPitch(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const field = page.getByRole('textbox', { name: /^Your text for/ });
  await field.fill('Herbs for everybody.');
  const other = await context.newPage();
  // Until its scripts have come the page hears no press.
  await other.goto(page.url(), { waitUntil: 'networkidle' });
  await other.getByRole('button', { name: 'Shorter', exact: true }).click();
  await expect(other.getByText('Done: shorter.')).toBeVisible();
  await expect(page.getByText(/^Another version, made in another tab, is now shown/)).toBeVisible();
  await expect(field).toHaveValue('Herbs for everybody.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save my text' }).click();
  await expect(text(page)).toHaveText('Herbs for everybody.');
  await expect(text(other)).toHaveText('Herbs for everybody.');
});

test('offline, an edited text is kept and said not to have been saved', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await requestPitch(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const field = page.getByRole('textbox', { name: /^Your text for/ });
  await field.fill('Herbs for everybody.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save my text' }).click();
  await expect(page.getByText('The new version could not be requested. Please try again.')).toBeVisible();
  await expect(field).toHaveValue('Herbs for everybody.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save my text' }).click();
  await expect(text(page)).toHaveText('Herbs for everybody.');
});

/** The text of the tab that is open. */
function text(page: Page) {
  return page.getByRole('tabpanel').locator('blockquote').first();
}
