import { openPitch } from './support/brief';
import { expect, test } from './support/test';
import { whileScriptsAreAway } from './support/while-scripts-are-away';

test('a press before the scripts of the result is made up for, once', async ({ page, newVisitor }) => {
  await openPitch(page);
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
  await openPitch(page);
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

test('what others see is chosen before the scripts, and kept', async ({ page }) => {
  await openPitch(page);
  await expect(page.getByRole('heading', { name: 'Your free elevator pitch is here' })).toBeVisible();
  await page.goto(`${page.url()}?as=guest`);
  const length = page.getByRole('combobox', { name: 'They read' });
  const quotes = page.getByRole('checkbox', { name: 'Show the sentence where the link is pasted' });
  const hides = page.getByRole('checkbox', { name: 'Hide longer versions' });
  await whileScriptsAreAway(page, async () => {
    await length.selectOption('15 seconds');
    await quotes.check();
  });
  // There is something to hide once the shorter text is chosen.
  await expect(hides).toBeVisible();
  await expect(quotes).toBeChecked();
  // It waits for the choice before it, so the tick comes a round trip later.
  await hides.click();
  await expect(hides).toBeChecked();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(async () => {
    await page.reload();
    await expect(length).toHaveValue('15', { timeout: 1000 });
    await expect(quotes).toBeChecked({ timeout: 1000 });
    await expect(hides).toBeChecked({ timeout: 1000 });
  }).toPass();
});
