import { expectAccessible } from './support/accessible';
import { requestPitch } from './support/brief';
import { expectNoSidewaysScroll, expectSoundInEveryLook } from './support/looks';
import { expect, test } from './support/test';

test('the address of a pitch that there is not answers 404 with a sound screen', async ({
  page,
  allowConsole,
}) => {
  allowConsole('the server responded with a status of 404');
  const answer = await page.goto(`/agents/elevator-pitch/${'A'.repeat(22)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectSoundInEveryLook(page);
});

test('the drawer of a narrow window is sound', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/construction?lang=en');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

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
