import { readFile } from 'node:fs/promises';

import { expectAccessible } from './support/accessible';
import { requestPitch, requestPitchIn } from './support/brief';
import { languages, resultWords } from './support/result-words';
import { expect, test } from './support/test';

for (const lang of languages) {
  const words = resultWords[lang];

  test(`the teleprompter is opened, run, slowed and left by keyboard (${lang})`, async ({ page }) => {
    await requestPitchIn(page, lang);
    const rehearse = page.getByRole('button', { name: words.rehearse });
    await rehearse.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.rehearsal });
    await expect(dialog.getByText(words.nothingRecorded)).toBeVisible();
    if (lang === 'en') await expectAccessible(page);
    await dialog.getByRole('button', { name: words.start }).press('Enter');
    await expect(dialog.getByRole('group', { name: words.yourText })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('button', { name: words.goOn })).toBeVisible();
    if (lang === 'en') await expectAccessible(page);
    const pace = dialog.getByText(words.pace);
    const before = await pace.textContent();
    await page.keyboard.press('ArrowUp');
    await expect(pace).not.toHaveText(before ?? '');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(rehearse).toBeFocused();
  });
}

test('where its code does not arrive it says so, costs nothing else, and comes with the network', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource/);
  await requestPitch(page);
  await expect(page.getByText(/checks passed$/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Rehearse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rehearse your pitch' });
  await expect(dialog.getByText(/^This part is still on its way/)).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('reading aloud uses a voice of the device alone, and says so where there is none', async ({ page }) => {
  await requestPitch(page);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect(page.getByText(/This device has no voice of its own/)).toBeVisible();
});

test('the pitch is saved as a file', async ({ page }) => {
  await requestPitch(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download .md' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^pitch-master-\d{4}-\d\d-\d\d\.md$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('## 15 seconds');
});

test('the address is shown as a QR code', async ({ page }) => {
  await requestPitch(page);
  await page.getByRole('button', { name: 'QR code' }).click();
  const dialog = page.getByRole('dialog', { name: 'The address of this pitch' });
  await expect(dialog.getByRole('img', { name: 'QR code of the address of this pitch' })).toBeVisible();
  await expect(dialog.getByText(page.url(), { exact: false })).toBeVisible();
  await expectAccessible(page);
});
