import { expectAccessible } from './support/accessible';
import { buyer, expectTitle, orderReport } from './support/shop';
import { shopWords } from './support/shop-words';
import { expect, test } from './support/test';

test.use({ fakes: ['stripe'], locale: 'en-GB' });

test('an order is refused in words, and is paid once all is well', async ({ page, stripe, allowConsole }) => {
  allowConsole(/ERR_(FAILED|INTERNET_DISCONNECTED)/, 'Failed to load resource');
  const lang = 'es';
  const said = shopWords[lang];
  await page.goto(`/agents/elevator-pitch-report?lang=${lang}`);
  const email = page.getByLabel(said.email);
  const boxes = page.getByRole('checkbox');
  const alert = page.getByRole('alert');
  const order = () => page.getByRole('button', { name: said.order }).click();

  await test.step('nothing is ordered without an address and both consents', async () => {
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    await order();
    await expect(alert).toBeFocused();
    await expect(alert.getByRole('link')).toHaveText([said.emailMissing, ...said.boxesMissing]);
    await expectAccessible(page);
  });
  for (const box of await boxes.all()) await box.check();
  for (const [refused, fault] of [
    ['buyer', said.emailInvalid],
    ['buyer@nowhere', said.emailInvalid],
    ['buyer@mailinator.com', said.disposable],
  ] as const) {
    await email.fill(refused);
    await order();
    await expect(alert.getByRole('link')).toHaveText([fault]);
    await expect(email).toHaveValue(refused);
  }
  await email.fill(buyer);

  await test.step('what fails says that nothing was charged', async () => {
    stripe.mode = 'fail';
    await order();
    await expect(alert).toHaveText(said.unavailable);
    stripe.mode = 'accept';
    await page.context().setOffline(true);
    await order();
    await expect(alert).toHaveText(said.offline);
    await page.context().setOffline(false);
    await page.route('**/_serverFn/**', (route) => route.abort());
    await order();
    await expect(alert).toHaveText(said.failed);
    await page.unroute('**/_serverFn/**');
    // As of a page that was loaded before the price went up.
    await page.route('**/_serverFn/**', (route) =>
      route.continue({ postData: route.request().postData()?.replace('4999', '3999') }),
    );
    await order();
    await expect(alert).toHaveText(said.termsChanged);
    await page.unroute('**/_serverFn/**');
  });

  await order();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectTitle(page, said.paid);
});

test('a payment whose word comes late is confirmed on the page that waits for it', async ({
  page,
  stripe,
  server,
}) => {
  stripe.webhook = undefined;
  await orderReport(page);
  // The button of the checkout is to pay, too: the session is there once the page of Stripe is.
  await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  const session = stripe.sessions.at(-1);
  // Who comes back without having paid is shown no more than who has.
  await page.goto(session?.fields.success_url ?? '');
  await expectTitle(page, 'Confirming your payment…');
  await page.goBack();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectTitle(page, 'Confirming your payment…');
  const event = stripe.events.at(-1);
  if (!event) throw new Error('It was paid');
  stripe.webhook = `${server.url}/payments/webhook`;
  expect(await stripe.send(event)).toBe(200);
  // The page learns of it by itself.
  await expectTitle(page, shopWords.en.paid);
  await expect(page.getByText(/^20\d\d-\d{4}$/)).toBeVisible();
});

test('what was paid back says so', async ({ page, stripe }) => {
  await orderReport(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectTitle(page, 'Thank you. We are getting to work');
  await page.getByRole('link', { name: 'See my order' }).click();
  await expectTitle(page, shopWords.en.confirmed);
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('It was paid');
  await stripe.refund(session, 4999);
  await page.reload();
  await expectTitle(page, shopWords.en.refunded);
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
  await expectTitle(page, shopWords.en.expired);
  await page.getByRole('link', { name: 'Order again' }).click();
  await expectTitle(page, 'The full recommendations report');
  await orderReport(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectTitle(page, 'Thank you. We are getting to work');
});
