import { chatWords } from './support/chat-words';
import { expectNoSidewaysScroll, expectSoundInEveryLook } from './support/looks';
import { expect, test } from './support/test';

test('a visitor finds the guide in the directory, asks it, and follows a passage to its place', async ({
  page,
}) => {
  await page.goto('/services/chatbot?lang=en');
  const open = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Open now' }) });
  await open.getByRole('link', { name: 'The guide' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are chatting with The guide');
  await expect(page.getByText('You are talking to a machine, not a person.')).toBeVisible();

  // Before the scripts arrive Enter only starts a new line.
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  const field = page.getByRole('textbox', { name: 'Your question' });
  await field.fill('How much is a project?');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'How much is a project?' })).toBeInViewport();
  await expect(page.getByText('The answer is complete.')).toBeAttached();
  await expect(page.locator('blockquote').first()).toContainText('We’ll tell you in a free one-page quote.');
  await expectSoundInEveryLook(page, { fromEnd: true });

  await field.fill('Who won the world cup?');
  await field.press('Enter');
  await expect(page.getByText('I do not know: I can find nothing about it on this site.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask us' }).last()).toBeInViewport();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Who won the world cup?' })).toBeVisible();
  await page.getByRole('link', { name: 'What does a project cost?' }).click();
  await expect(page).toHaveURL(/foire-aux-questions\?lang=en#price$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Is Pitch Master free?' })).toBeVisible();
});

test('a question is written as the keyboard has it, and edited', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 420 });
  await page.goto('/services/chatbot/guide?lang=fr');
  const field = page.getByRole('textbox', { name: 'Votre question' });
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeEnabled();
  await field.fill('hébergement');
  await field.press('Shift+Enter');
  await expect(field).toHaveValue('hébergement\n');
  // An accent or a character is being composed.
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(field).toHaveValue('hébergement\n');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('La réponse est complète.')).toBeAttached();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Modifier la question' }).click();
  await page.getByRole('textbox', { name: 'Votre question, en d’autres mots' }).fill('et les cookies ?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'et les cookies ?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'hébergement' })).toHaveCount(0);
});

test('the guide says what it is, how long a question may be, and when a conversation is full', async ({
  page,
}) => {
  const lang = 'fr';
  const words = chatWords[lang];
  await page.goto(`/services/chatbot/guide?lang=${lang}`);
  await expect(page.getByText(words.machine)).toBeVisible();
  await page.getByRole('button', { name: words.suggestion }).click();
  await expect(page.getByRole('heading', { name: words.suggestion })).toBeVisible();
  await expect(page.getByText(words.complete)).toBeAttached();

  const field = page.getByRole('textbox', { name: words.field });
  await field.fill('a'.repeat(2_010));
  await expect(page.getByText(words.tooManyCharacters)).toBeVisible();
  await expect(field).toHaveAccessibleDescription(words.tooManyCharacters);
  await field.press('Enter');
  await expect(field).toHaveValue('a'.repeat(2_010));
  await field.fill('a'.repeat(1_999));
  await expect(page.getByText(words.charactersLeft)).toBeVisible();

  // A conversation keeps itself when its page goes: it is made longer from another.
  await page.goto(`/services/chatbot?lang=${lang}`);
  await page.evaluate(() => {
    const [turn] = JSON.parse(sessionStorage.getItem('chat-guide') ?? '[]');
    const turns = Array.from({ length: 39 }, (_, index) => ({ ...turn, id: `${index}` }));
    sessionStorage.setItem('chat-guide', JSON.stringify(turns));
  });
  await page.goto(`/services/chatbot/guide?lang=${lang}`);
  await expect(page.getByRole('button', { name: words.send })).toBeEnabled();
  await field.press('Enter');
  await expect(page.getByText(words.full)).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: words.suggestion })).toHaveCount(39);
  await expectSoundInEveryLook(page, { fromEnd: true });
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: words.startOver }).click();
  await expect(page.getByRole('button', { name: words.suggestion })).toBeVisible();
  await expect(field).toHaveValue('');
});

test('a closed chatbot shows an example, and who is open instead', async ({ page }) => {
  await page.goto('/services/chatbot/histoire-de-l-ia?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Chatbot .+ is currently disabled\.$/);
  await expect(page.getByText('Try again later.')).toBeVisible();
  await expect(page.getByText('Did ELIZA understand what it was told?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'The guide' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Other chatbots' })).toBeVisible();
});

test('a chatbot that does not exist answers 404', async ({ page, allowConsole }) => {
  allowConsole('the server responded with a status of 404');
  const answer = await page.goto('/services/chatbot/nobody?lang=en');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no chatbot at this address');
  await expectSoundInEveryLook(page);
});
