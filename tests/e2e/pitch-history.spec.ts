import { requestPitch } from './support/brief';
import { expectSoundInEveryLook } from './support/looks';
import { expect, test } from './support/test';

test('the pitches of this browser are listed, begun again and deleted by keyboard alone', async ({
  page,
  newVisitor,
  allowConsole,
}) => {
  allowConsole('the server responded with a status of 404');
  await requestPitch(page);
  const { pathname } = new URL(page.url());
  await page.goto('/agents/elevator-pitch');
  const list = page.getByRole('region', { name: 'Your earlier pitches' });
  await list.locator('summary').press('Enter');
  await expect(list.getByRole('link')).toHaveAttribute('href', new RegExp(`^${pathname}`));
  await expectSoundInEveryLook(page);

  await list.getByRole('button', { name: 'Start again from this brief' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Describe your product' })).not.toHaveValue('');

  await list.locator('summary').press('Enter');
  await list.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Delete for good' }).press('Enter');
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
