import { openPitch } from './support/brief';
import { expectAccessible } from './support/accessible';
import { expectNoSidewaysScroll } from './support/looks';
import { buyer, expectTitle, orderReport } from './support/shop';
import { shopWords } from './support/shop-words';
import { expect, test } from './support/test';

const team = 'team@verbe.example';

test.use({ fakes: ['smtp'], serverEnv: { TEAM_EMAIL: team }, locale: 'en-GB' });

test('a report is ordered for a pitch, left, and paid; its team learns which pitch', async ({
  page,
  smtp,
}) => {
  await openPitch(page);
  const pitch = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('link', { name: 'Get the full report' }).click();
  await page.waitForURL(/elevator-pitch-report/);
  await expect(page.getByText('For your pitch:')).toBeVisible();
  await orderReport(page, `?pitch=${pitch}`);
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  await expect(page.getByRole('link', { name: 'Back to my pitch' })).toBeVisible();
  await page.getByRole('link', { name: 'Resume the payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectTitle(page, 'Thank you. We are getting to work');
  await smtp.nextMail(buyer);
  const order = await smtp.nextMail(team);
  expect(order.text).toContain(`/agents/elevator-pitch/${pitch}`);
});

test('a report is declined, left, paid, and withdrawn from', async ({ page, smtp, newVisitor }) => {
  const lang = 'fr';
  const said = shopWords[lang];

  await orderReport(page, `?lang=${lang}`, lang);
  await test.step('the sandbox declines, and lets go', async () => {
    await page.getByRole('button', { name: said.decline }).click();
    await expect(page.getByRole('alert')).toHaveText(said.declined);
    await expectAccessible(page);
    await page.getByRole('button', { name: said.goBack }).click();
    await expectTitle(page, said.purchaseCancelled);
    await expect(page.getByText(said.nothingCharged)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: said.takeUp }).click();
  });
  await page.getByRole('button', { name: said.pay, exact: true }).click();
  await expectTitle(page, said.paid);
  await expect(page.getByText(/^TEST-20\d\d-\d{4}$/)).toBeVisible();
  await expectAccessible(page);

  const confirmation = await smtp.nextMail(buyer);
  expect(confirmation.subject).toMatch(said.confirmedMail);
  expect(confirmation.text).toContain(said.consent);

  await test.step('whoever has the mail reads the order, and withdraws in two steps', async () => {
    const mailbox = await newVisitor({ locale: 'de-DE', viewport: { width: 375, height: 800 } });
    await mailbox.goto(/http:\/\/\S+order\S+/.exec(confirmation.text)?.[0] ?? '');
    await expectTitle(mailbox, said.confirmed);
    await expectAccessible(mailbox);
    await expectNoSidewaysScroll(mailbox);
    await mailbox.getByRole('main').getByRole('link', { name: said.withdraw }).click();
    await expect(mailbox.getByLabel(said.email)).toHaveValue(buyer);
    await mailbox.getByLabel(said.name).fill('Ada Lovelace');
    await mailbox.getByRole('button', { name: said.continue }).click();
    await expect(mailbox.getByText(said.statement)).toBeVisible();
    await expectAccessible(mailbox);
    await mailbox.getByRole('button', { name: said.confirm }).click();
    await expect(mailbox.getByText(said.withdrawn)).toBeVisible();
    expect((await smtp.nextMail(buyer)).subject).toBe(said.withdrawalMail);
  });
});

test('a withdrawal is refused in words, and goes once all is well', async ({ page, smtp, allowConsole }) => {
  allowConsole(/ERR_(FAILED|INTERNET_DISCONNECTED)/, 'Failed to load resource');
  const lang = 'es';
  const said = shopWords[lang];
  const address = 'leaves@example.org';
  await page.goto(`/retractation?lang=${lang}`);
  const next = page.getByRole('button', { name: said.continue });
  await next.click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([...said.withdrawalMissing]);
  await page.getByLabel(said.name).fill('Ada Lovelace');
  await page.getByLabel(said.contract).fill('2026-0001');
  await page.getByLabel(said.email).fill('ada@nowhere');
  await next.click();
  await expect(summary.getByRole('link')).toHaveText([said.emailInvalid]);
  await page.getByLabel(said.email).fill(address);
  await next.click();

  const confirm = page.getByRole('button', { name: said.confirm });
  await page.context().setOffline(true);
  await confirm.click();
  await expect(summary).toHaveText(said.withdrawalOffline);
  await page.context().setOffline(false);
  await page.route('**/_serverFn/**', (route) => route.abort());
  await confirm.click();
  await expect(summary).toContainText(said.withdrawalFailed);
  await page.unroute('**/_serverFn/**');
  await confirm.click();
  await expect(page.getByText(said.withdrawn)).toBeVisible();
  expect((await smtp.nextMail(address)).subject).toBe(said.withdrawalMail);
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
  expect([answer?.status(), answer?.headers()['referrer-policy']]).toEqual([404, 'strict-origin']);
  await expectTitle(page, 'There is no order at this address');
  // Nobody is thanked for a payment that there is not.
  await page.goto(`/agents/elevator-pitch-success?order=${'A'.repeat(22)}`);
  await expectTitle(page, 'There is no order at this address');
});
