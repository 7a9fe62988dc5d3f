import type { Page, Request } from '@playwright/test';

import { chatWords } from './support/chat-words';
import { expectSoundInEveryLook } from './support/looks';
import { expect, test } from './support/test';

test.use({ fakes: ['model'], serverEnv: { RATE_LIMITS: 'on', LLM_DAILY_TOKENS: '10' } });

/** Questions of an hour. */
const limit = 30;

test('who has asked all that an hour or a day has is told when to come back', async ({
  page,
  model,
  allowConsole,
}) => {
  allowConsole('the server responded with a status of 429');
  const asking = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes('_serverFn'));
  const { budgetSpent, askAgain } = chatWords.fr;
  await ask(page, 'fr');
  const [, tomorrow = ''] = budgetSpent.exec(await saidBy(page, budgetSpent)) ?? [];
  expect(tomorrow).toContain(inParis(midnight()));
  await expect(page.getByRole('button', { name: askAgain })).toHaveCount(0);
  await expectSoundInEveryLook(page, { fromEnd: true });
  expect(model.calls).toEqual([]);

  await repeat(page, await asking, limit - 1);
  for (const lang of ['en', 'es'] as const) {
    const words = chatWords[lang];
    await ask(page, lang);
    const [, time = ''] = words.tooMany.exec(await saidBy(page, words.tooMany)) ?? [];
    const next = Array.from({ length: 61 }, (_, minutes) => inParis(Date.now() + minutes * 60_000));
    expect(next.some((one) => time.endsWith(one))).toBe(true);
    // The question is not lost.
    await expect(page.getByRole('button', { name: words.askAgain })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What is a brand?' }).last()).toBeVisible();
  }
  await expectSoundInEveryLook(page, { fromEnd: true });
});

async function ask(page: Page, lang: keyof typeof chatWords): Promise<void> {
  const words = chatWords[lang];
  await page.goto(`/services/chatbot/marketing?lang=${lang}`);
  await expect(page.getByRole('button', { name: words.send })).toBeEnabled();
  await page.getByRole('textbox', { name: words.field }).fill('What is a brand?');
  await page.keyboard.press('Enter');
}

/** The last alert, once it says so. */
async function saidBy(page: Page, said: RegExp): Promise<string> {
  const alert = page.getByRole('alert').getByRole('paragraph');
  await expect(alert).toHaveText(said);
  return alert.innerText();
}

/** As another tab of the same visitor would. */
async function repeat(page: Page, asked: Request, times: number): Promise<void> {
  const { accept = '', 'content-type': type = '', 'x-tsr-serverfn': mark = '' } = asked.headers();
  const call = {
    url: asked.url(),
    headers: { accept, 'content-type': type, 'x-tsr-serverfn': mark },
    body: asked.postData(),
  };
  const statuses = await page.evaluate(
    ({ url, headers, body, count }) =>
      Promise.all(
        Array.from(
          { length: count },
          async () => (await fetch(url, { method: 'POST', headers, body })).status,
        ),
      ),
    { ...call, count: times },
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
}

/** The next midnight (UTC), in epoch ms. */
function midnight(): number {
  const day = 86_400_000;
  return Math.ceil(Date.now() / day) * day;
}

/** Without a zero before the hour, which Spanish has not. */
function inParis(at: number): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Paris' }).format(at);
  return time.replace(/^0/, '');
}
