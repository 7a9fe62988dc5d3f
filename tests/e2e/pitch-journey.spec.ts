import type { Page } from '@playwright/test';

import { openPitch, requestPitch, steps } from './support/brief';
import { openFindings } from './support/folds';
import { expect, test } from './support/test';

const title = { name: 'Your free elevator pitch is here', level: 1 } as const;

test('a brief becomes a pitch at an address that a friend can open', async ({ page, browser, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await requestPitch(page);
  await expect(page.getByRole('heading', title)).toBeVisible();
  await openFindings(page);
  for (const step of steps) await expect(page.getByText(step)).toBeVisible();
  for (const name of await durations(page)) {
    await page.getByRole('tab', { name }).click();
    const speech = page.getByRole('tabpanel');
    await expect(speech.getByText(/\d+ words · about \d+ seconds aloud/)).toBeVisible();
  }

  const friend = await browser.newContext({ baseURL });
  const theirs = await friend.newPage();
  const answer = await theirs.goto(page.url());
  expect(answer?.status()).toBe(200);
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Taproot');
  await expect(theirs.getByRole('button', { name: 'Delete this pitch' })).toHaveCount(0);
  await expect(theirs.getByRole('heading', { name: 'Scorecard' })).toHaveCount(0);
  await friend.close();
});

test('a short brief says for how long it speaks, and leads to what would fill more', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/agents/elevator-pitch');
  await page.getByRole('radio', { name: 'A product', exact: true }).check();
  await page.getByRole('button', { name: 'Start from an example' }).click();
  await page.getByRole('button', { name: 'Bring back what I had written' }).waitFor();
  await page
    .getByRole('textbox', { name: 'Describe your product' })
    .fill('A bicycle trailer that unfolds into a market stall in three minutes.');
  await page.getByRole('button', { name: 'Write my pitch' }).click();
  await page.waitForURL(/\/elevator-pitch\/[\w-]{22}$/);

  const speaks = /^Your longest version takes \d+ seconds to say\./;
  await expect(page.getByText(speaks)).toBeVisible();
  expect(await durations(page)).not.toContain('90 seconds');
  await page.getByRole('link', { name: 'Answer the question' }).click();
  await expect(page).toHaveURL(/#questions$/);
  await expect(page.getByRole('button', { name: 'Add this answer' })).toBeInViewport();

  const friend = await newVisitor();
  await friend.goto(page.url());
  await expect(friend.getByRole('heading', { level: 1 })).toContainText('bicycle trailer');
  await expect(friend.getByText(speaks)).toHaveCount(0);
});

test('the durations are tabs that the arrows move between', async ({ page }) => {
  await openPitch(page);
  const tabs = page.getByRole('tab');
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'In writing' })).toHaveAttribute('aria-selected', 'true');
});

test('the address is copied by a button that says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPitch(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const { origin, pathname } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}${pathname}?lang=en`);
});

test('a deleted pitch is gone for everybody, and looks like one that never was', async ({
  page,
  browser,
  baseURL,
}) => {
  await openPitch(page);
  const address = page.url();
  const friend = await browser.newContext({ baseURL });
  const theirs = await friend.newPage();
  await theirs.goto(address);

  await page.getByRole('button', { name: 'Delete this pitch' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/agents\/elevator-pitch$/);
  await expect(page.getByText('The pitch was deleted.')).toBeVisible();

  const unknown = `${baseURL}/agents/elevator-pitch/${'A'.repeat(22)}`;
  for (const gone of [address, unknown, `${baseURL}/agents/elevator-pitch/malformed`]) {
    const answer = await theirs.goto(gone);
    expect(answer?.status()).toBe(404);
    await expect(
      theirs.getByRole('heading', { name: 'There is no pitch at this address', level: 1 }),
    ).toBeVisible();
  }
  await friend.close();
});

test('a word of feedback is kept', async ({ page }) => {
  await openPitch(page);
  await page.getByRole('button', { name: 'Useful', exact: true }).click();
  await page.getByRole('textbox', { name: 'A word on why' }).fill('Short, and it asks for something.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. Your answer has been saved')).toBeVisible();
});

test('a double click makes one pitch', async ({ page }) => {
  const made: string[] = [];
  page.on('response', async (response) => {
    if (response.request().method() === 'POST') made.push(await response.text());
  });
  await page.goto('/agents/elevator-pitch');
  await page.getByRole('radio', { name: 'A service', exact: true }).check();
  await page.getByRole('button', { name: 'Start from an example' }).click();
  await page.getByRole('button', { name: 'Bring back what I had written' }).waitFor();
  await page.getByRole('button', { name: 'Write my pitch' }).dblclick();
  await page.waitForURL(/\/elevator-pitch\/[\w-]{22}$/);
  await expect(page.getByRole('heading', title)).toBeVisible();
  expect(made).toHaveLength(1);
});

test('a request that fails keeps the text and says so; the next try makes the pitch', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/agents/elevator-pitch');
  await page.getByRole('radio', { name: 'A project', exact: true }).check();
  await page.getByRole('button', { name: 'Start from an example' }).click();
  const description = page.getByRole('textbox', { name: 'Describe your project' });
  await expect(description).not.toHaveValue('');
  const text = await description.inputValue();

  await page.route('**/_serverFn/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Write my pitch' }).click();
  await expect(
    page.getByText('An error occurred while requesting your pitch, please try again.'),
  ).toBeVisible();
  await expect(description).toHaveValue(text);

  await page.unroute('**/_serverFn/**');
  await page.getByRole('button', { name: 'Write my pitch' }).click();
  await expect(page.getByRole('heading', title)).toBeVisible();
});

/** The durations that the brief fills, by the names of their tabs. */
async function durations(page: Page): Promise<string[]> {
  const tabs = page.getByRole('tab', { name: /seconds$/ });
  await tabs.first().waitFor();
  return tabs.evaluateAll((all) => all.map((tab) => tab.lastElementChild?.textContent ?? ''));
}
