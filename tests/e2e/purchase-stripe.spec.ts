import { expectTitle, orderReport } from './support/shop';
import { expect, test } from './support/test';

test.use({ fakes: ['stripe'], locale: 'en-GB' });

test('a payment whose word comes late is confirmed on the page that waits for it', async ({
  page,
  stripe,
  server,
}) => {
  stripe.webhook = undefined;
  await orderReport(page);
  await page.getByRole('button', { name: 'Pay' }).waitFor();
  const session = stripe.sessions.at(-1);
  // Who comes back without having paid is shown no more than who has.
  await page.goto(session?.fields.success_url ?? '');
  await expectTitle(page, 'Confirming your payment…');
  await page.goBack();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expectTitle(page, 'Confirming your payment…');
  const event = stripe.events.at(-1);
  if (!event) throw new Error('It was paid');
  stripe.webhook = `${server.url}/payments/webhook`;
  expect(await stripe.send(event)).toBe(200);
  await expectTitle(page, 'Thank you. We are getting to work');
  await expect(page.getByText(/^20\d\d-\d{4}$/)).toBeVisible();
});

test('a checkout that was left is taken up again; one that has expired is ordered anew, and paid', async ({
  page,
  stripe,
}) => {
  await orderReport(page);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expectTitle(page, 'Your purchase is cancelled');
  await expect(page.getByRole('link', { name: 'Resume the payment' })).toBeVisible();
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('It was opened');
  await stripe.expire(session);
  await page.reload();
  await expectTitle(page, 'This order has expired');
  await page.getByRole('link', { name: 'Order again' }).click();
  await expectTitle(page, 'The full recommendations report');
  await orderReport(page);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expectTitle(page, 'Thank you. We are getting to work');
});
