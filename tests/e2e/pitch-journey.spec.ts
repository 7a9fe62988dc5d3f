import type { Page } from '@playwright/test';

import { requestPitch, steps } from './support/brief';
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
