import type { Page } from '@playwright/test';

import { formWords } from './support/form-words';
import { expectNoSidewaysScroll } from './support/looks';
import { expect, test } from './support/test';

const address = '/agents/elevator-pitch';

test.describe('the pitch form in French', () => {
  test.use({ locale: 'fr' });
  const words = formWords.fr;

  test('says what is missing at each field, and above them, from where each can be reached', async ({
    page,
  }) => {
    await page.goto(address);
    await page.getByRole('button', { name: words.submit }).click();

    await expect(page.getByRole('radiogroup', { name: words.category })).toHaveAccessibleDescription(
      words.categoryRequired,
    );
    await expect(page.getByRole('textbox', { name: words.description })).toHaveAccessibleDescription(
      new RegExp(words.descriptionRequired),
    );
    await expect(page.getByRole('textbox', { name: words.audience })).toHaveAccessibleDescription(
      new RegExp(words.audienceRequired),
    );
    await expect(page.getByRole('combobox', { name: words.distributedIn })).toHaveAccessibleDescription(
      new RegExp(words.placesRequired),
    );
    await expect(page.getByRole('radiogroup', { name: words.goal })).toHaveAccessibleDescription(
      words.goalRequired,
    );
    const summary = page.getByRole('alert').filter({ hasText: words.fillAll });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(5);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio').first()).toBeFocused();
    await summary.getByRole('link', { name: words.distributedIn }).click();
    await expect(page.getByRole('combobox', { name: words.distributedIn })).toBeFocused();
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSidewaysScroll(page);
  });
});

test('a change of language, a page and the way back lose no letter, even of the last one typed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(address);
  const description = page.locator('textarea[name=description]');
  await expect(page.locator('form[data-ready]')).toBeVisible();
  await description.fill('We mend bicycle');
  await description.press('s');
  await page.getByRole('link', { name: 'ES Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('con sus palabras');
  await expect(description).toHaveValue('We mend bicycles');
  await description.press('End');
  await description.press('!');
  await page.getByRole('link', { name: 'Verbe' }).first().click();
  await expect(description).toHaveCount(0);
  await page.goBack();
  await expect(description).toHaveValue('We mend bicycles!');
});

test('keeps the draft over a reload, and shows the answer to a folded question', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('radio', { name: 'A service', exact: true }).check();
  await page.getByRole('textbox', { name: 'Describe your service' }).fill('We mend bicycles at night.');
  await page.getByText('The two answers that improve a pitch most').click();
  await expect(page.locator('form[data-ready]')).toBeVisible();
  const change = page.getByRole('textbox', { name: 'And with your offer' });
  await change.focus();
  await page.keyboard.type('she rides home.');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('brief-draft'))).toContain('rides home');
  await page.reload();
  await expect(change).toBeVisible();
  await expect(change).toHaveValue('Now, she rides home.');
  await expect(page.getByRole('textbox', { name: 'Describe your service' })).toHaveValue(
    'We mend bicycles at night.',
  );
  await expect(page.getByRole('radio', { name: 'A service', exact: true })).toBeChecked();
});

test('places are found by what people type, the list out of the way once one is chosen', async ({ page }) => {
  await page.goto(address);
  await expect(page.locator('form[data-ready]')).toBeVisible();
  const places = page.getByRole('combobox', { name: 'Where is it available?' });
  for (const [typed, name] of [
    ['UK', 'United Kingdom'],
    ['usa', 'United States'],
    ['holland', 'Netherlands'],
    ['reunion', 'Réunion'],
  ] as const) {
    await places.fill(typed);
    await expect(page.getByRole('option', { name })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(page.getByRole('list').filter({ hasText: name }).first()).toBeVisible();
  }
  await expect(places).not.toHaveAttribute('placeholder', '');
});

test('the list of places is in sight, also below a field at the foot of the window', async ({ page }) => {
  await page.goto(address);
  await expect(page.locator('form[data-ready]')).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Where is it available?' });
  const placed = await field.boundingBox();
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), (placed?.y ?? 0) - 660);
  const box = await field.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await expect(page.getByRole('option').first()).toBeInViewport();
  await page.keyboard.type('UK');
  await expect(page.getByRole('option', { name: 'United Kingdom' })).toBeInViewport({ ratio: 1 });
});

test('what is typed before the form answers is kept, and so is the focus', async ({ page }) => {
  const code = await heldBack(page);
  await page.goto(address);
  const description = page.getByRole('textbox', { name: 'Describe your offer' });
  await description.click();
  await page.keyboard.type('Typed early, ');
  await code.arrives();
  await expect(page.locator('form[data-ready]')).toBeVisible();
  await expect(description).toBeFocused();
  await page.keyboard.type('and late.');
  await expect(description).toHaveValue('Typed early, and late.');
  await expect(page.getByText('You have 978 letters left').first()).toBeVisible();
});

test('a submission before any script is made up for, and takes nothing away', async ({ page }) => {
  const code = await heldBack(page, /\/assets\/.+\.js$/);
  // The page is loaded only when its scripts are.
  await page.goto(address, { waitUntil: 'commit' });
  const description = page.getByRole('textbox', { name: 'Describe your offer' });
  await description.fill('Typed early');
  await page.getByRole('button', { name: 'Write my pitch' }).click();
  await code.arrives();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expect(description).toHaveValue('Typed early');
});

test('the form answers when it is reached from another page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Write my pitch' }).first().click();
  await page.getByRole('button', { name: 'Write my pitch' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says that it cannot be sent', async ({ page }) => {
    await page.goto(address);
    // The text of the element: a locator does not look into it.
    expect(await page.locator('noscript').innerText()).toContain('Pitch Master needs JavaScript');
  });

  test('the folded questions open, and show how a sentence may begin', async ({ page }) => {
    await page.goto(address);
    await page.getByText('The two answers that improve a pitch most').click();
    await expect(page.getByPlaceholder('Last Friday, …')).toBeVisible();
    await expect(page.getByPlaceholder('Now, …')).toBeVisible();
  });
});

/** Keeps scripts, the form's own if not told otherwise, waiting on the network until they arrive. */
async function heldBack(page: Page, scripts = /\/assets\/agents\.elevator-pitch\.index-/) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return {
    arrives: async () => resolve(),
  };
}
