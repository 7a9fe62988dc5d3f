import { requestPitch } from './support/brief';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';
import { whileScriptsAreAway } from './support/while-scripts-are-away';

test.use({ serverEnv: { PITCH_FAIL_STEP: '3' } });

test('a generation that fails keeps what was found, and its maker can try again', async ({
  page,
  server,
  browser,
  baseURL,
}) => {
  await requestPitch(page);
  await expect(page.getByRole('heading', { name: 'Oops, the pitch could not be finished' })).toBeVisible();
  await expect(page.locator('li[data-state=done]')).toHaveCount(2);

  const friend = await browser.newContext({ baseURL });
  const theirs = await friend.newPage();
  await theirs.goto(page.url());
  await expect(theirs.getByText(/Only its maker can try again/)).toBeVisible();
  await friend.close();

  const email = page.getByRole('textbox', { name: /^Your email/ });
  await whileScriptsAreAway(page, async () => {
    await email.fill('nobody');
    await page.getByRole('button', { name: 'Retry with this email' }).click();
  });
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(email).toHaveValue('nobody');

  await server.restart({ PITCH_FAIL_STEP: '' });
  await page.reload();
  await takenOver(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your free elevator pitch is here' })).toBeVisible();
});
