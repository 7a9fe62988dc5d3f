import { expectSoundInEveryLook } from './support/looks';
import { expect, test } from './support/test';

test('a visitor finds the guide in the directory, and the others again', async ({ page }) => {
  await page.goto('/services/chatbot?lang=en');
  const guides = page.locator('section').filter({ has: page.getByRole('heading', { name: 'The guide' }) });
  await guides.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/services\/chatbot\/guide/);
  await expect(page.getByText(/opens here soon/)).toBeVisible();
  await page.getByRole('link', { name: 'Other chatbots' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'General knowledge' })).toBeVisible();
});

test('an inactive chatbot says so', async ({ page }) => {
  await page.goto('/services/chatbot/histoire-de-l-ia?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Chatbot .+ is currently disabled\.$/);
  await expect(page.getByText('Try again later.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Other chatbots' })).toBeVisible();
});

test('a chatbot that does not exist answers 404', async ({ page, allowConsole }) => {
  allowConsole('the server responded with a status of 404');
  const answer = await page.goto('/services/chatbot/nobody?lang=en');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no chatbot at this address');
  await expectSoundInEveryLook(page);
});
