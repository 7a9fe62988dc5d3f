import { requestPitch } from './support/brief';
import { expectSoundInEveryLook } from './support/looks';
import { expect, test } from './support/test';

test.use({ serverEnv: { PITCH_STEP_DELAY_MS: '40000' } });

test('a pitch that takes long says so within twenty seconds, on a sound screen', async ({ page }) => {
  await requestPitch(page);
  await expect(page.getByRole('heading', { name: 'Your pitch is being written' })).toBeVisible();
  await expect(page.locator('li[aria-current=step]')).toContainText('1/6 Analysing offer description');
  await expect(page.getByRole('heading', { name: 'It takes longer than usual' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your email' })).toBeVisible();
  await expectSoundInEveryLook(page);
});

test('a pitch can be deleted from elsewhere while it is being written', async ({ page, context }) => {
  await requestPitch(page);
  const again = await context.newPage();
  await again.goto(page.url());
  await expect(again.getByRole('heading', { name: 'Your pitch is being written' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete this pitch' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(again.getByRole('heading', { name: 'There is no pitch at this address' })).toBeVisible();
});
