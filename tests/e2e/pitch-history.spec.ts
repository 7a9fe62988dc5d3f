import { requestPitch } from './support/brief';
import { expectSoundInEveryLook } from './support/looks';
import { expect, test } from './support/test';

test('the pitches of this browser are listed, opened, begun again and deleted', async ({
  page,
  newVisitor,
  allowConsole,
}) => {
  allowConsole('the server responded with a status of 404');
  await requestPitch(page);
  const address = new URL(page.url());
  await page.goto('/agents/elevator-pitch');
  const list = page.getByRole('region', { name: 'Your earlier pitches' });
  await expect(list.getByRole('link')).toHaveAttribute('href', address.pathname);
  await expectSoundInEveryLook(page);

  const description = page.getByRole('textbox', { name: 'Describe your product' });
  await list.getByRole('button', { name: 'Start again from this brief' }).click();
  await expect(description).not.toHaveValue('');

  await list.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(list).toHaveCount(0);
  const friend = await newVisitor();
  expect((await friend.goto(address.pathname))?.status()).toBe(404);
});

test('nobody else has them', async ({ page, newVisitor }) => {
  await requestPitch(page);
  const friend = await newVisitor();
  await friend.goto(page.url());
  await friend.goto('/agents/elevator-pitch');
  await expect(friend.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(friend.getByText('Your earlier pitches')).toHaveCount(0);
});
