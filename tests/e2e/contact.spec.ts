import type { Locator, Page } from '@playwright/test';

import { expectSoundInEveryLook } from './support/looks';
import { messageWords } from './support/message-words';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

const team = 'team@verbe.example';

test.use({ serverEnv: { TEAM_EMAIL: team }, fakes: ['smtp'] });

const words = messageWords.en;

test('a message is refused in words, field by field, and then sent', async ({ page, smtp, allowConsole }) => {
  allowConsole('the server responded with a status of 400');
  const lang = 'fr';
  const said = messageWords[lang];
  await page.goto(`/contact?lang=${lang}#form`);
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: said.send }) });
  const send = form.getByRole('button', { name: said.send });
  const summary = form.getByRole('alert').filter({ has: page.getByRole('list') });

  await form.getByText(said.problem).click();
  await expect(form.getByLabel(said.message)).toHaveAccessibleDescription(said.hintOfProblem);
  await send.click();
  await expect(summary).toBeFocused();
  await expect(form.getByRole('radio', { name: said.problem })).toBeChecked();
  await expect(summary).toContainText(said.fillAll);
  await expect(summary.getByRole('link')).toHaveText([...said.missing]);
  await summary.getByRole('link').last().click();
  await expect(form.getByLabel(said.message)).toBeFocused();
  await expectFault(form.getByLabel(said.firstName), 'Indiquez votre prénom');
  await expectSoundInEveryLook(page);

  const long = 'a'.repeat(101);
  await fillIn(form, lang, { email: 'ada', firstName: long, lastName: long, message: 'a'.repeat(5001) });
  await expect(summary.getByRole('link')).toHaveText([
    said.over(said.firstName, 100),
    said.over(said.lastName, 100),
    said.emailInvalid,
    said.over(said.message, 5000),
  ]);
  await expectFault(form.getByLabel(said.email), said.emailInvalid);

  // What only the server can tell.
  await fillIn(form, lang, { email: 'ada@example.org' });
  await form.getByText(said.addPhone).click();
  await expect(form.getByLabel(said.phone)).toBeFocused();
  await form.getByLabel(said.phone).fill('+999 123456');
  await send.click();
  await expectFault(form.getByLabel(said.phone), said.phoneInvalid);
  await expect(form.getByLabel(said.message)).toHaveValue('What do you do?');

  await form.getByLabel(said.phone).fill('06 12 34 56 78');
  await fillHoneypot(page);
  await send.click();
  await expectFault(form.getByRole('checkbox', { name: said.robotLabel }), said.robot);
  await fillHoneypot(page, '');
  await send.click();
  await expect(page.getByText(said.sent)).toBeVisible();
  const receipt = await smtp.nextMail('ada@example.org');
  expect(receipt.subject).toBe(said.receipt);
  const forwarded = await smtp.nextMail(team);
  expect(forwarded.text).toContain('+33 6 12 34 56 78');
  expect(forwarded.text).toContain(messageWords.fr.problem);
  expect(forwarded.headers['reply-to']).toBe('ada@example.org');
  await page.getByRole('button', { name: said.again }).click();
  await expect(page.getByLabel(said.message)).toHaveValue('');
});

test('a message that does not arrive says so, is kept, and is sent once', async ({
  page,
  smtp,
  allowConsole,
}) => {
  allowConsole(/ERR_(FAILED|INTERNET_DISCONNECTED)/, 'Failed to load resource');
  const said = messageWords.es;
  await page.goto('/contact?lang=es');
  const form = page.locator('#contact-message-form');
  await fillIn(form, 'es', { email: 'late@example.org' });
  // It is stored, and the answer is lost on its way.
  await page.route('**/_serverFn/**', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await (route.request().method() === 'POST' ? route.abort() : route.continue());
  });
  await form.getByRole('button', { name: said.send }).click();
  await expect(page.getByText(said.failed)).toBeVisible();
  await expect(form.getByLabel(said.message)).toHaveValue('What do you do?');
  await page.unroute('**/_serverFn/**');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: said.send }).click();
  await expect(page.getByText(said.offline)).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(form.getByLabel(said.message)).toHaveValue('What do you do?');
  await form.getByRole('button', { name: said.send }).click();
  await expect(page.getByText(said.sent)).toBeVisible();
  await smtp.nextMail('late@example.org');
  await smtp.nextMail(team);
  expect(smtp.mails.filter(({ to }) => to.includes('late@example.org'))).toHaveLength(1);
});

test('a message is written and sent with the keyboard alone, and its answer is sound', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel(words.firstName).focus();
  for (const text of ['Ada', 'Martin', 'keys@example.org', '', 'Hello']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.sent)).toBeVisible();
  await expectSoundInEveryLook(page);
});

test('a form that was reached before any script begins its check when they arrive', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const check = page.getByRole('checkbox', { name: 'I am not a robot' });
  await check.focus();
  await expect(check).not.toBeChecked();
  release();
  await expect(check).toBeChecked();
});

test('what is typed is there after a reload, in another language, and in the short form of the home page', async ({
  page,
}) => {
  await page.goto('/contact');
  await fillIn(page.locator('#contact-message-form'), 'en', { email: 'kept@example.org' });
  await page.getByText(words.problem).click();
  // What was typed before is kept from then on.
  await takenOver(page);
  await page.reload();
  await expect(page.getByLabel(words.message)).toHaveValue('What do you do?');
  await expect(page.getByRole('radio', { name: words.problem })).toBeChecked();
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: /FR/ }).first().click();
  await expect(page.getByLabel(messageWords.fr.message)).toHaveValue('What do you do?');
  await expect(page.getByRole('radio', { name: messageWords.fr.problem })).toBeChecked();
  await page.goto('/');
  await demoAtTheEnd(page, 'Demander une démo').click();
  await expect(page.getByLabel(messageWords.fr.email, { exact: true })).toHaveValue('kept@example.org');
});

test('a submission before any script is made up for, of the topic that was chosen', async ({
  page,
  smtp,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page.locator('#contact-message-form'), 'en', { email: 'early@example.org' });
  await page.getByText(words.problem).click();
  await page.getByRole('button', { name: words.send }).click();
  release();
  await expect(page.getByText(words.sent)).toBeVisible();
  const forwarded = () => smtp.mails.find(({ text }) => text.includes('early@example.org'))?.text;
  await expect.poll(forwarded).toContain(messageWords.fr.problem);
});

test('a check that cannot be passed says so, and is tried again', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/, 'Failed to load resource');
  await page.goto('/contact');
  await page.route('**/_serverFn/**', (route) => route.abort());
  await fillIn(page.locator('#contact-message-form'), 'en', { email: 'check@example.org' });
  await page.getByRole('button', { name: words.send }).click();
  await expectFault(page.getByRole('checkbox', { name: 'I am not a robot' }), 'The robot check failed.');
  await page.unroute('**/_serverFn/**');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.sent)).toBeVisible();
});

test('the short form of the home page is sent too', async ({ page, smtp }) => {
  await page.goto('/');
  await takenOver(page);
  await demoAtTheEnd(page, 'Request a demo').click();
  await expect(page.getByLabel(words.firstName)).toBeFocused();
  await fillIn(page.locator('#contact-message-form'), 'en', { email: 'home@example.org' });
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.sent)).toBeVisible();
  await smtp.nextMail('home@example.org');
});

test('without scripts each page gives the address to write to', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/');
  await demoAtTheEnd(page, 'Request a demo').click();
  await expect(page).toHaveURL(/\/contact#form$/);
  for (const path of ['/contact', '/contact/team']) {
    await page.goto(path);
    // The text of the element: a locator does not look into it.
    const note = await page.locator('main noscript').first().innerText();
    expect(note).toContain('The form needs JavaScript');
    expect(note).toContain('@verbe.example');
    await expect(page.getByRole('button', { name: words.send })).toBeHidden();
  }
  await context.close();
});

/** A field says what is wrong with it, also to those who do not see it. */
async function expectFault(control: Locator, fault: string): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(new RegExp(fault.replaceAll('.', '\\.')));
}

/** What a robot does. */
async function fillHoneypot(page: Page, text = 'https://spam.example'): Promise<void> {
  await page.locator('input[name=website]').evaluate((field: HTMLInputElement, written) => {
    field.value = written;
  }, text);
}

type Typed = { email: string; firstName?: string; lastName?: string; message?: string };

async function fillIn(form: Locator, lang: keyof typeof messageWords, typed: Typed): Promise<void> {
  const said = messageWords[lang];
  await form.getByLabel(said.firstName).fill(typed.firstName ?? 'Ada');
  await form.getByLabel(said.lastName).fill(typed.lastName ?? 'Martin');
  await form.getByLabel(said.email).fill(typed.email);
  await form.getByLabel(said.message).fill(typed.message ?? 'What do you do?');
}

/** What closes the home page opens the form there; elsewhere the words lead to its page. */
function demoAtTheEnd(page: Page, name: string): Locator {
  return page.locator('section[aria-labelledby=contact-title]').getByRole('link', { name });
}
