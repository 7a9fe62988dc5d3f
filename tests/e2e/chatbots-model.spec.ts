import type { Page } from '@playwright/test';

import { hostileTexts } from '../fakes/model/spoil';
import { chatWords } from './support/chat-words';
import { expectSoundInEveryLook } from './support/looks';
import { expect, test } from './support/test';

test.use({ fakes: ['model'] });

test.beforeEach(({ model }) => {
  Object.assign(model, { mode: 'well-behaved', answer: undefined });
});

/** What the model does, and what a visitor reads of it. */
const faultsOf = ({ faults }: (typeof chatWords)['en' | 'fr' | 'es']) =>
  (['429', '500', 'empty', 'cut', 'filtered', '413'] as const).map((mode) => [mode, faults[mode]] as const);

async function ask(page: Page, question: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
}

test('the guide writes from passages and cites them, and asks no model where there are none', async ({
  page,
  model,
}) => {
  model.answer = () => 'Each project has **its own quote** [1], and it is free [9].';
  await page.goto('/services/chatbot/guide?lang=en');
  await expect(page.getByText('You are talking to an AI, not a person.')).toBeVisible();
  await ask(page, 'How much is a project?');
  await expect(page.locator('strong').filter({ hasText: 'its own quote' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  await expectSoundInEveryLook(page, { fromEnd: true });
  const calls = model.calls.length;
  await ask(page, 'Who won the world cup?');
  await expect(page.getByText('I do not know: I can find nothing about it on this site.')).toBeVisible();
  expect(model.calls).toHaveLength(calls);
  await page.getByRole('link', { name: '1: What does a project cost?' }).click();
  await expect(page).toHaveURL(/foire-aux-questions\?lang=en#price$/);
});

test('a newer build waits for the visitor while an answer runs, and the conversation outlives the reload', async ({
  page,
  model,
}) => {
  model.answer = () => 'One more sentence of a long answer.\n\n'.repeat(30);
  model.mode = 'slow';
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'newer' } }));
  await page.goto('/services/chatbot/marketing?lang=en');
  await ask(page, 'Tell me much');
  const sentences = page.getByText('One more sentence of a long answer.');
  await expect.poll(() => sentences.count()).toBeGreaterThan(0);
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'yes';
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const question = page.getByRole('region', { name: 'Newer version' });
  await expect(question).toBeVisible();
  const seen = await sentences.count();
  await expect.poll(() => sentences.count()).toBeGreaterThan(seen + 1);
  await page.getByRole('textbox', { name: 'Your question' }).press('Escape');
  await question.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.locator('html:not([data-same])')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Tell me much' })).toBeVisible();
  await expect.poll(() => sentences.count()).toBeGreaterThan(seen);
});

test('an answer comes word by word, is followed, stopped, kept and asked again', async ({ page, model }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  model.answer = () => 'One more sentence of a long answer.\n\n'.repeat(60);
  model.mode = 'slow';
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto('/services/chatbot/marketing?lang=en');
  await ask(page, 'Tell me much');
  const sentences = page.getByText('One more sentence of a long answer.');
  await expect(page.getByRole('status').filter({ hasText: /^The answer begins\.$/ })).toBeAttached();
  await expect.poll(() => sentences.count()).toBeGreaterThan(2);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  // A little upward, as a slow finger does: the next words do not pull the reader back.
  const top = await page.evaluate(() => {
    window.scrollBy({ top: -30, behavior: 'instant' });
    return window.scrollY;
  });
  const seen = await sentences.count();
  await expect.poll(() => sentences.count()).toBeGreaterThan(seen + 1);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  const before = await sentences.count();
  await expect.poll(() => sentences.count()).toBeGreaterThan(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden();

  await page.getByRole('textbox', { name: 'Your question' }).press('Escape');
  const stopped = page
    .getByRole('paragraph')
    .filter({ hasText: 'You stopped this answer. What had arrived' });
  await expect(stopped).toBeVisible();
  await expect.poll(() => model.calls.at(-1)?.aborted, { timeout: 1000 }).toBe(true);
  await page.reload();
  await expect(stopped).toBeVisible();
  await expect(sentences.first()).toBeAttached();

  Object.assign(model, { mode: 'well-behaved', answer: () => 'Short.' });
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText('Short.')).toBeVisible();
  await expect(stopped).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^The answer is complete\.$/ })).toBeAttached();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the answer' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Short.');
  model.answer = () => 'Shorter.';
  await page.getByRole('button', { name: 'Another answer' }).click();
  await expect(page.getByText('Shorter.')).toBeVisible();
  await expect(page.getByText('Short.')).toHaveCount(0);
});

test('a silent model and a lost connection are said, and what had come stays', async ({
  page,
  model,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await page.goto('/services/chatbot/marketing?lang=en');
  model.forNext('stall');
  await ask(page, 'What about silence?');
  await expect(page.getByRole('alert')).toContainText(
    'The language model took too long. Ask again, or come back in a few minutes. What had arrived by then is above.',
  );
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText('The answer is complete.')).toBeAttached();

  model.mode = 'slow';
  await ask(page, 'And then?');
  await expect(page.getByText('The offer meets a need').last()).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('The connection was lost before the answer was complete.')).toBeVisible();
  await page.context().setOffline(false);
  model.mode = 'well-behaved';
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText('The answer is complete.')).toBeAttached();
});

test('each fault of the model is said, and a limit, and an answer comes after it', async ({
  page,
  model,
  allowConsole,
}) => {
  allowConsole('the server responded with a status of 429');
  const lang = 'es';
  const words = chatWords[lang];
  await page.goto(`/services/chatbot/marketing?lang=${lang}`);
  await expect(page.getByText(words.ai)).toBeVisible();
  const field = page.getByRole('textbox', { name: words.field });
  for (const [mode, said] of faultsOf(words)) {
    model.mode = mode;
    await expect(page.getByRole('button', { name: words.send })).toBeEnabled();
    await field.fill(`Question ${mode}`);
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: `Question ${mode}` })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(said);
    // What would only fail again is not offered.
    const offered = mode === 'filtered' || mode === '413' ? 0 : 1;
    await expect(page.getByRole('button', { name: words.askAgain })).toHaveCount(offered);
  }
  await expectSoundInEveryLook(page, { fromEnd: true });
  model.mode = 'well-behaved';
  // What a visitor over the limit gets; this site has none.
  const tooMany = `${JSON.stringify({ kind: 'failed', failure: 'too-many', retryAfter: 60 })}\n`;
  await page.route(
    '**/_serverFn/**',
    async (route) => route.fulfill({ response: await route.fetch(), status: 429, body: tooMany }),
    { times: 1 },
  );
  await field.fill('Question 31');
  await field.press('Enter');
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText(words.tooMany);
  await field.fill('?!');
  await field.press('Enter');
  await expect(page.getByText(words.complete)).toBeAttached();
});

test('what a hostile model answers stays text, and asks nothing of anybody', async ({ page, model }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const texts = [
    ...hostileTexts,
    'x'.repeat(100_000),
    '\u001b]8;;https://evil.example\u0007x',
    '```\n<script>',
  ];
  await page.goto('/services/chatbot/marketing?lang=en');
  for (const [index, text] of texts.entries()) {
    model.answer = () => `Answer ${index}:\n\n${text}`;
    await ask(page, `Question ${index}?`);
    await expect(page.getByText(`Answer ${index}:`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  }
  const answers = page.locator('main ol');
  await expect(answers.locator('img, script, iframe, a[href*="evil"], a[href^="javascript"]')).toHaveCount(0);
  expect(asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
});
