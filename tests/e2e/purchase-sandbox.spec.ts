import { requestPitch } from './support/brief';
import { expectAccessible } from './support/accessible';
import { expectNoSidewaysScroll } from './support/looks';
import { buyer, expectTitle, orderReport } from './support/shop';
import { expect, test } from './support/test';

test.use({ fakes: ['smtp'], serverEnv: { TEAM_EMAIL: 'team@verbe.example' }, locale: 'en-GB' });

test('a report is ordered for a pitch, declined, left, paid, and withdrawn from', async ({
  page,
  smtp,
  newVisitor,
}) => {
  await requestPitch(page);
  const pitch = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const offer = page.getByRole('link', { name: 'Get the full report' });
  await offer.click();
  await page.waitForURL(/elevator-pitch-report/);
  await expect(page.getByText('For your pitch:')).toBeVisible();

  await test.step('nothing is ordered without an address and both consents', async () => {
    await page.getByRole('button', { name: 'Order and pay €49.99' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your email address',
      /^Tick the first box/,
      /^Tick the second box/,
    ]);
    await expectAccessible(page);
    for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  });

  await orderReport(page, `?pitch=${pitch}`);
  await test.step('the sandbox declines, and lets go', async () => {
    await page.getByRole('button', { name: 'Have the payment declined' }).click();
    await expect(page.getByRole('alert')).toContainText('The payment was declined');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go back without paying' }).click();
    await expectTitle(page, 'Your purchase is cancelled');
    await expect(page.getByRole('link', { name: 'Back to my pitch' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Resume the payment' }).click();
  });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectTitle(page, 'Thank you. We are getting to work');
  await expect(page.getByText(/^TEST-20\d\d-\d{4}$/)).toBeVisible();
  await expectAccessible(page);

  const confirmation = await smtp.nextMail(buyer);
  expect(confirmation.subject).toMatch(/^Your order TEST-20\d\d-\d{4} is confirmed$/);
  expect(confirmation.text).toContain('I acknowledge that I lose my right of withdrawal');
  const order = await smtp.nextMail('team@verbe.example');
  expect(order.text).toContain(`/agents/elevator-pitch/${pitch}`);

  await test.step('whoever has the mail reads the order, and withdraws in two steps', async () => {
    const mailbox = await newVisitor({ locale: 'en-GB', viewport: { width: 375, height: 800 } });
    await mailbox.goto(/http:\/\/\S+order\S+/.exec(confirmation.text)?.[0] ?? '');
    await expectTitle(mailbox, 'Your order is confirmed');
    await expectAccessible(mailbox);
    await expectNoSidewaysScroll(mailbox);
    await mailbox.getByRole('main').getByRole('link', { name: 'Withdraw from the contract here' }).click();
    await expect(mailbox.getByLabel('Your email')).toHaveValue(buyer);
    await mailbox.getByRole('button', { name: 'Continue' }).click();
    await expect(mailbox.getByRole('alert').getByRole('link')).toHaveText(['Enter your name']);
    await mailbox.getByLabel('Your name').fill('Ada Lovelace');
    await mailbox.getByRole('button', { name: 'Continue' }).click();
    await expect(mailbox.getByText('I, Ada Lovelace, withdraw from my contract')).toBeVisible();
    await expectAccessible(mailbox);
    await mailbox.getByRole('button', { name: 'Confirm the withdrawal' }).click();
    await expect(mailbox.getByText(/Your withdrawal reached us on .* at \d\d:\d\d:\d\d/)).toBeVisible();
    const acknowledged = await smtp.nextMail(buyer);
    expect(acknowledged.subject).toBe('We have received your withdrawal');
  });
});

test('an order is given up, and ordered again', async ({ page }) => {
  await orderReport(page);
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0);
  const id = new URL(page.url()).searchParams.get('order') ?? '';
  await page.goto(`/agents/elevator-pitch-order/${id}`);
  await expectTitle(page, 'Your order is cancelled');
  await page.getByRole('link', { name: 'Order again' }).click();
  await expectTitle(page, 'The full recommendations report');
});

test('an unknown order says so, and is no secret that a log or a referrer would tell', async ({
  page,
  allowConsole,
}) => {
  allowConsole('the server responded with a status of 404');
  const answer = await page.goto(`/agents/elevator-pitch-order/${'A'.repeat(22)}`);
  expect([answer?.status(), answer?.headers()['referrer-policy']]).toEqual([404, 'no-referrer']);
  await expectTitle(page, 'There is no order at this address');
});
