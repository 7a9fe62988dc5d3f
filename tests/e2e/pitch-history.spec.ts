import { requestPitch, requestPitchIn } from './support/brief';
import { formWords } from './support/form-words';
import { expectSoundInEveryLook } from './support/looks';
import { resultWords } from './support/result-words';
import { expect, test } from './support/test';

test('the pitches of this browser are listed, opened, begun again and deleted', async ({
  page,
  newVisitor,
  allowConsole,
}) => {
  allowConsole('the server responded with a status of 404');
  const words = resultWords.en;
  await requestPitchIn(page, 'en');
  const { pathname } = new URL(page.url());
  await page.goto('/agents/elevator-pitch?lang=en');
  const list = page.getByRole('region', { name: words.earlier });
  await list.getByText(words.earlier).click();
  await expect(list.getByRole('link')).toHaveAttribute('href', new RegExp(`^${pathname}`));
  await expectSoundInEveryLook(page);

  const { label } = formWords.en.categories.product;
  await list.getByRole('button', { name: words.again }).click();
  await expect(page.getByRole('textbox', { name: label })).not.toHaveValue('');

  await list.getByText(words.earlier).click();
  await list.getByRole('button', { name: words.delete, exact: true }).click();
  await page.getByRole('button', { name: words.deleteForGood }).click();
  await expect(list).toHaveCount(0);
  const friend = await newVisitor();
  expect((await friend.goto(pathname))?.status()).toBe(404);
});

test('nobody else has them', async ({ page, newVisitor }) => {
  await requestPitch(page);
  const friend = await newVisitor();
  await friend.goto(page.url());
  await friend.goto('/agents/elevator-pitch');
  await expect(friend.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(friend.getByText('Your earlier pitches')).toHaveCount(0);
});

test.describe('far from the server', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'en-GB' });

  test('they are dated by the clock of the visitor', async ({ page }) => {
    await requestPitch(page);
    await page.goto('/agents/elevator-pitch');
    await page.getByText('Your earlier pitches (1)').click();
    const time = page.getByRole('region', { name: 'Your earlier pitches' }).locator('time');
    const shown = await time.evaluate((element) => {
      const at = new Date(element.getAttribute('datetime') ?? '');
      return { day: at.getDate(), minutes: String(at.getMinutes()).padStart(2, '0'), hours: at.getHours() };
    });
    await expect(time).toContainText(new RegExp(`^${shown.day} .* 0?${shown.hours}:${shown.minutes}$`));
  });
});
