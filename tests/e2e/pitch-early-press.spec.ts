import type { Page } from '@playwright/test';

import { requestPitch } from './support/brief';
import { expect, test } from './support/test';

test('a press before the scripts of the result is made up for, once', async ({ page, newVisitor }) => {
  await requestPitch(page);
  await expect(page.getByRole('heading', { name: 'Your free elevator pitch is here' })).toBeVisible();

  await whileScriptsAreAway(page, async () => {
    await page.getByRole('button', { name: 'Rehearse' }).click();
  });
  await expect(page.getByRole('dialog', { name: 'Rehearse your pitch' })).toBeVisible();

  await whileScriptsAreAway(page, async () => {
    await page.getByRole('button', { name: 'Useful', exact: true }).click();
    await page.getByRole('tab', { name: '15 seconds' }).press('Enter');
  });
  await expect(page.getByRole('tab', { name: '15 seconds' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: '30 seconds' }).click();
  await expect(page.getByRole('tab', { name: '30 seconds' })).toHaveAttribute('aria-selected', 'true');

  const guest = await newVisitor({ locale: 'en-GB' });
  await guest.goto(page.url());
  await whileScriptsAreAway(guest, async () => {
    await guest.getByRole('tab', { name: '15 seconds' }).click();
  });
  await expect(guest.getByRole('tab', { name: '15 seconds' })).toHaveAttribute('aria-selected', 'true');
});

test('an answer sent before the scripts keeps its words and the page', async ({ page }) => {
  await requestPitch(page);
  await expect(page.getByRole('heading', { name: 'Your free elevator pitch is here' })).toBeVisible();
  const url = page.url();
  const answer = 'In May, forty-two restaurants signed a letter of intent.';
  const field = page.locator('#questions textarea');
  await whileScriptsAreAway(page, async () => {
    await field.fill(answer);
    await page.getByRole('button', { name: 'Add this answer' }).click();
    expect(page.url()).toBe(url);
    await expect(field).toHaveValue(answer);
  });
  await expect(page.getByText(/^Done: /)).toBeVisible();
  expect(page.url()).toBe(url);
});

/** Loads the page again, and does this before any of its script files arrives. */
async function whileScriptsAreAway(page: Page, act: () => Promise<void>): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await act();
  release();
  await page.unrouteAll({ behavior: 'wait' });
}
