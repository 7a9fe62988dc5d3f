import { makePitch, requestPitch } from './support/brief';
import { expectSoundInEveryLook } from './support/looks';
import { resultWords } from './support/result-words';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';
import { whileScriptsAreAway } from './support/while-scripts-are-away';

test.use({ serverEnv: { PITCH_FAIL_STEP: '3' }, fakes: ['smtp'] });

test('a generation that fails keeps what was found, offers others nothing, and its errors are sound', async ({
  page,
  newVisitor,
}) => {
  await requestPitch(page);
  await expect(page.getByRole('heading', { name: 'Oops, the pitch could not be finished' })).toBeVisible();
  await expect(page.locator('li[data-state=done]')).toHaveCount(2);

  const friend = await newVisitor();
  await friend.goto(page.url());
  await expect(friend.getByText(/Only its maker can try again/)).toBeVisible();

  const email = page.getByRole('textbox', { name: /^Your email/ });
  await whileScriptsAreAway(page, async () => {
    await email.fill('nobody');
    await page.getByRole('button', { name: 'Retry with this email' }).click();
  });
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(email).toHaveValue('nobody');
  await expectSoundInEveryLook(page);
});

// The last of the file: from here on the server makes what it is asked for.
test('a failed pitch is made by another try, or sent to the address left for it', async ({
  page,
  server,
  smtp,
  newVisitor,
  allowConsole,
}) => {
  test.slow();
  // The server's own answer to a refused address.
  allowConsole('the server responded with a status of 400');
  await page.goto(`/agents/elevator-pitch/${await makePitch(page.request)}`);
  await expect(page.getByRole('heading', { level: 1, name: resultWords.en.oops })).toBeVisible();
  const waiting = [];
  for (const lang of ['fr', 'es'] as const) {
    const theirs = await newVisitor();
    const words = resultWords[lang];
    await theirs.goto(`/agents/elevator-pitch/${await makePitch(theirs.request, { lang })}?lang=${lang}`);
    await expect(theirs.getByRole('heading', { level: 1, name: words.oops })).toBeVisible();
    waiting.push({ theirs, words, address: `maker-${lang}@duck.com` });
  }
  // A face that is still on its way would be missed while the server is away.
  for (const one of [page, ...waiting.map(({ theirs }) => theirs)])
    await one.evaluate(async () => void (await document.fonts.ready));
  await server.restart({ PITCH_FAIL_STEP: '' });

  await takenOver(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: resultWords.en.title })).toBeVisible();

  for (const { theirs, words, address } of waiting) {
    const field = theirs.getByRole('textbox', { name: words.email });
    const send = theirs.getByRole('button', { name: words.retryWithEmail });
    for (const [refused, message] of [
      ['maker', words.invalidEmail],
      ['maker@mailinator.com', words.disposable],
    ] as const) {
      await field.fill(refused);
      await send.click();
      await expect(theirs.getByText(message)).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(refused);
    }
    // A relay that hides an address is not a disposable one.
    await field.fill(address);
    await send.click();
    await expect(theirs.getByText(words.registered).first()).toBeVisible();

    const mail = await smtp.nextMail(address);
    expect(mail.subject).toBe(words.mailSubject);
    const link = /http:\/\/\S+/.exec(mail.text)?.[0] ?? '';
    const elsewhere = await newVisitor({ locale: 'de-DE' });
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('link', { name: words.submit })).toBeVisible();
    await expect(theirs.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  }
});
