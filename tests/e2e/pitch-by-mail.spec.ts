import { makePitch, requestPitch } from './support/brief';
import { expectSoundInEveryLook } from './support/looks';
import { resultWords } from './support/result-words';
import { expect, test } from './support/test';

test.use({ serverEnv: { PITCH_FAIL_STEP: '2' }, fakes: ['smtp'] });

test('the Oops screen and its errors are sound', async ({ page, allowConsole }) => {
  allowConsole('the server responded with a status of 400');
  await requestPitch(page);
  await page.getByRole('button', { name: 'Retry with this email' }).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expectSoundInEveryLook(page);
});

test('what cannot be posted says so, and keeps the address', async ({ page, allowConsole }) => {
  allowConsole(/ERR_/, 'Failed to load resource');
  await requestPitch(page);
  const field = page.getByRole('textbox', { name: 'Your email' });
  await field.fill('maker@example.com');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Retry with this email' }).click();
  await expect(page.getByText('Please try later').first()).toBeVisible();
  await expect(field).toHaveValue('maker@example.com');
  await page.context().setOffline(false);
});

// The last of the file: from here on the server makes what it is asked for.
test('a failed pitch is sent to the address left for it', async ({
  server,
  smtp,
  newVisitor,
  allowConsole,
}) => {
  test.slow();
  // The server's own answer to a refused address.
  allowConsole('the server responded with a status of 400');
  const waiting = [];
  for (const lang of ['fr', 'es'] as const) {
    const page = await newVisitor();
    const words = resultWords[lang];
    await page.goto(`/agents/elevator-pitch/${await makePitch(page.request, { lang })}?lang=${lang}`);
    await expect(page.getByRole('heading', { level: 1, name: words.oops })).toBeVisible();
    // A face that is still on its way would be missed while the server is away.
    await page.evaluate(async () => void (await document.fonts.ready));
    waiting.push({ page, words, address: `maker-${lang}@duck.com` });
  }
  await server.restart({ PITCH_FAIL_STEP: '' });

  for (const { page, words, address } of waiting) {
    const field = page.getByRole('textbox', { name: words.email });
    const send = page.getByRole('button', { name: words.retryWithEmail });
    for (const [refused, message] of [
      ['maker', words.invalidEmail],
      ['maker@mailinator.com', words.disposable],
    ] as const) {
      await field.fill(refused);
      await send.click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(refused);
    }
    // A relay that hides an address is not a disposable one.
    await field.fill(address);
    await send.click();
    await expect(page.getByText(words.registered).first()).toBeVisible();

    const mail = await smtp.nextMail(address);
    expect(mail.subject).toBe(words.mailSubject);
    const link = /http:\/\/\S+/.exec(mail.text)?.[0] ?? '';
    const elsewhere = await newVisitor({ locale: 'de-DE' });
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('link', { name: words.submit })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  }
});
