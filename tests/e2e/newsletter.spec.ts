import type { Page } from '@playwright/test';

import { expectSoundInEveryLook } from './support/looks';
import { newsletterWords } from './support/newsletter-words';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

test.use({ fakes: ['smtp'] });

const words = newsletterWords.en;

const lang = 'es';

test('a subscription is refused in words, asked for, confirmed and left', async ({
  page,
  request,
  smtp,
  newVisitor,
  allowConsole,
}) => {
  allowConsole('the server responded with a status of 400');
  const said = newsletterWords[lang];
  const address = 'reader@example.org';
  await page.goto(`/newsletter?lang=${lang}`);
  const field = page.getByLabel(said.email);
  const send = page.getByRole('button', { name: said.subscribe });
  for (const [refused, fault] of [
    ['reader', said.invalid],
    ['reader@mailinator.com', said.disposable],
  ] as const) {
    await field.fill(refused);
    await send.click();
    await expect(page.getByText(fault)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(refused);
  }
  await field.fill(address);
  await send.click();
  await expect(page.getByText(said.onItsWay)).toBeVisible();

  const asked = await smtp.nextMail(address);
  expect(asked.subject).toBe(said.confirmMail);
  // Another browser, in another language: the link carries the reader's own.
  const mailbox = await newVisitor({ locale: 'de-DE' });
  await mailbox.goto(linkIn(asked.text));
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText(said.confirmMail);
  await mailbox.getByRole('button', { name: said.confirm, exact: true }).click();
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText(said.subscribed);

  const welcome = await smtp.nextMail(address);
  expect(welcome.subject).toBe(said.subscribed);
  await mailbox.goto(linkIn(welcome.text));
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText(said.leave);
  await mailbox.getByRole('button', { name: said.unsubscribe }).click();
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText(said.unsubscribed);
  // The reader's program posts without a page (RFC 8058), and is answered alike.
  const url = /^<(\S+)>$/.exec(welcome.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const answer = await request.post(url, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect([answer.status(), await answer.text()]).toEqual([200, 'Unsubscribed']);
});

// Its words are in the catalogs of all languages: what happens to the address is the same in each.
test('what cannot be posted says so and keeps the address', async ({ page, allowConsole }) => {
  allowConsole(/ERR_(FAILED|INTERNET_DISCONNECTED)/, 'Failed to load resource');
  const said = newsletterWords.fr;
  await page.goto('/newsletter?lang=fr');
  await page.getByLabel(said.email).fill('away@example.org');
  await page.route('**/_serverFn/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: said.subscribe }).click();
  await expect(page.getByText(said.failed)).toBeVisible();
  await page.unroute('**/_serverFn/**');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: said.subscribe }).click();
  await expect(page.getByText(said.offline)).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByLabel(said.email)).toHaveValue('away@example.org');
  await takenOver(page);
  const hidden = page.locator('input[name=website]');
  await hidden.evaluate((field: HTMLInputElement) => void (field.value = 'https://spam.example'));
  await page.getByRole('button', { name: said.subscribe }).click();
  await expect(page.getByText(said.robot)).toBeVisible();
  await hidden.evaluate((field: HTMLInputElement) => void (field.value = ''));
  await page.getByRole('button', { name: said.subscribe }).click();
  await expect(page.getByText(said.onItsWay)).toBeVisible();
});

test('the field at the foot of a page leads to the form, with what was typed', async ({ page }) => {
  await page.goto('/cgu?lang=en');
  await takenOver(page);
  await page.getByLabel('Email for the newsletter').fill('foot@example.org');
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page).toHaveURL('/newsletter?lang=en#form');
  await expect(page.getByLabel(words.email)).toHaveValue('foot@example.org');
});

test('the form, its errors and the pages of its mails are sound in every look', async ({
  page,
  smtp,
  allowConsole,
}) => {
  allowConsole('the server responded with a status of 400');
  await page.goto('/newsletter');
  await page.getByLabel(words.email).fill('reader@mailinator.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.disposable)).toBeVisible();
  await expectSoundInEveryLook(page);
  await page.getByLabel(words.email).fill('sound@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.onItsWay)).toBeVisible();
  await expectSoundInEveryLook(page);
  await page.goto(linkIn((await smtp.nextMail('sound@example.org')).text));
  await expectSoundInEveryLook(page);
  await page.goto('/newsletter/confirm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await page.goto('/newsletter/unsubscribe?token=x');
  await page.getByRole('button', { name: words.unsubscribe }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so, and a mailed link is confirmed all the same', async ({
    page,
    browser,
    server,
    smtp,
  }) => {
    const scripted = await browser.newContext({ baseURL: server.url, javaScriptEnabled: true });
    await subscribe(await scripted.newPage(), 'plain@example.org');
    await scripted.close();
    await page.goto('/newsletter');
    const note = await page.locator('main noscript').first().innerText();
    expect(note).toContain('Subscribing needs JavaScript');
    await page.goto(linkIn((await smtp.nextMail('plain@example.org')).text));
    await page.getByRole('button', { name: words.confirm, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.subscribed);
  });
});

async function subscribe(page: Page, address: string): Promise<void> {
  await page.goto('/newsletter?lang=en');
  await page.getByLabel(words.email).fill(address);
  await page.getByRole('button', { name: words.subscribe }).click();
  await expect(page.getByText(words.onItsWay)).toBeVisible();
}

/** The first address in the text of a mail. */
function linkIn(text: string): string {
  return /http:\/\/\S+/.exec(text)?.[0] ?? '';
}
