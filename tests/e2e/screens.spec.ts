import { requestPitch } from './support/brief';
import { expectSoundInEveryLook } from './support/looks';
import { expect, test } from './support/test';

for (const path of ['/', '/agents/elevator-pitch', '/construction']) {
  for (const lang of ['en', 'fr', 'es']) {
    test(`${path} is sound in ${lang}`, async ({ page }) => {
      const answer = await page.goto(`${path}?lang=${lang}`);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectSoundInEveryLook(page);
    });
  }
}

for (const path of ['/404', '/no-such-page', `/agents/elevator-pitch/${'A'.repeat(22)}`]) {
  test(`${path} answers 404 with a sound screen`, async ({ page, allowConsole }) => {
    allowConsole('the server responded with a status of 404');
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectSoundInEveryLook(page);
  });
}

test('the form with its errors is sound', async ({ page }) => {
  await page.goto('/agents/elevator-pitch');
  await page.getByRole('button', { name: 'Write my pitch' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expectSoundInEveryLook(page);
});

test('the list of places is sound', async ({ page }) => {
  await page.goto('/agents/elevator-pitch');
  const places = page.getByRole('combobox', { name: 'Where is it distributed?' });
  await places.click();
  await places.fill('ger');
  await expect(page.getByRole('option', { name: 'Germany' })).toBeVisible();
  await expectSoundInEveryLook(page);
});

test('the result is sound, and so is the question before it is deleted', async ({ page }) => {
  await requestPitch(page);
  await expect(
    page.getByRole('heading', { name: 'Your free elevator pitch is here', level: 1 }),
  ).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectSoundInEveryLook(page);
  await page.getByRole('button', { name: 'Delete this pitch' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundInEveryLook(page);
});
