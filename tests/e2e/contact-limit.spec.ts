import { messageWords } from './support/message-words';
import { expect, test } from './support/test';

test.use({ serverEnv: { RATE_LIMITS: 'on' } });

const words = messageWords.en;

test('the sixth message of an hour is kept in the form, and says when to come back', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole('the server responded with a status of 429');
  await page.goto('/contact');
  for (let message = 1; message <= 6; message += 1) {
    await page.getByLabel(words.firstName).fill('Ada');
    await page.getByLabel(words.lastName).fill('Martin');
    await page.getByRole('textbox', { name: words.email, exact: true }).fill('often@example.org');
    await page.getByLabel(words.message).fill(`Message ${message}`);
    await page.getByRole('button', { name: words.send }).click();
    if (message === 6) break;
    await expect(page.getByText(words.sent)).toBeVisible();
    await page.getByRole('button', { name: words.again }).click();
  }
  await expect(page.getByText(words.tooMany)).toBeVisible();
  await expect(page.getByText(words.comeBack)).toBeVisible();
  await expect(page.getByLabel(words.message)).toHaveValue('Message 6');
  const said = messageWords.fr;
  await page.goto('/contact?lang=fr');
  await expect(page.getByLabel(said.message)).toHaveValue('Message 6');
  await page.getByRole('button', { name: said.send }).click();
  await expect(page.getByText(said.tooMany)).toBeVisible();
  await expect(page.getByText(said.comeBack)).toBeVisible();
});
