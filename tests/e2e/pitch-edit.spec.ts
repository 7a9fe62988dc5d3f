import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { openPitch } from './support/brief';
import { expectSoundInEveryLook } from './support/looks';
import { expect, test } from './support/test';

test('a text is edited in place by keyboard alone, and the other texts follow', async ({ page }) => {
  const own = 'Nous ne demandons rien d’autre.';
  await openPitch(page, { lang: 'fr' });
  const edit = page.getByRole('button', { name: 'Modifier', exact: true });
  await edit.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: /^Votre texte pour/ });
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type(`${own} `);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Enregistrer mon texte' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fait\u00a0: modifié à la main.')).toBeVisible();
  await expect(edit).toBeFocused();
  await expect(text(page)).toContainText(own);
  await page.getByRole('button', { name: 'Les changer aussi' }).click();
  await expect(page.getByRole('button', { name: 'Les changer aussi' })).toHaveCount(0);
  await page.getByRole('tab').last().click();
  await expect(text(page)).toContainText(own);
  await page.reload();
  await expect(text(page)).toContainText(own);
});

test('what is being edited survives a reload, and is sound in every look', async ({ page }) => {
  await openPitch(page);
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
  await openPitch(page);
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

/** The text of the tab that is open. */
function text(page: Page) {
  return page.getByRole('tabpanel').locator('blockquote').first();
}
