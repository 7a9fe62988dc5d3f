import { expectAccessible } from './support/accessible';
import { openPitch } from './support/brief';
import { openFiles } from './support/folds';
import { expectNoSidewaysScroll, expectSoundInEveryLook } from './support/looks';
import { expect, test } from './support/test';

test('the address of a pitch that there is not answers 404 with a sound screen', async ({
  page,
  allowConsole,
}) => {
  allowConsole('the server responded with a status of 404');
  const answer = await page.goto(`/agents/elevator-pitch/${'A'.repeat(22)}`);
  expect(answer?.status()).toBe(404);
  expect((await page.request.get('/agents/elevator-pitch/malformed')).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectSoundInEveryLook(page);
});

test('the drawer of a narrow window is sound', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/construction?lang=en');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the form with its errors is sound: each runs along its field, and the preview stands where one looks', async ({
  page,
}) => {
  await page.goto('/agents/elevator-pitch');
  const send = page.getByRole('button', { name: 'Write my pitch' });
  await send.click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  const faulty = page.locator('form [data-invalid=true]:not([data-invalid=true] *)');
  await expect(faulty).toHaveCount(5);
  for (const field of await faulty.all()) expect(await field.evaluate(hasBarBesideAll)).toBe(true);
  const choice = page.getByText('A product', { exact: true }).locator('xpath=ancestor-or-self::label');
  const field = page.getByRole('textbox', { name: 'Describe your offer' });
  expect(await choice.evaluate(edgeOf)).toBe(await field.evaluate(edgeOf));

  // It follows beside the fields, and stops above what comes after them.
  const preview = page.getByRole('region', { name: 'Preview, in your own words' });
  const promises = page.getByRole('region', { name: 'What you can count on' });
  await promises.evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const followed = await preview.boundingBox();
  expect((followed?.y ?? 0) + (followed?.height ?? 0)).toBeLessThan((await promises.boundingBox())?.y ?? 0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.setViewportSize({ width: 1024, height: 800 });
  const beside = [await preview.boundingBox(), await field.boundingBox()];
  expect(beside[0]?.x).toBeGreaterThan((beside[1]?.x ?? 0) + (beside[1]?.width ?? 0));
  await page.setViewportSize({ width: 1023, height: 800 });
  const goal = await page.getByRole('radio', { name: /^Investors/ }).boundingBox();
  const below = await preview.boundingBox();
  expect(below?.y).toBeGreaterThan(goal?.y ?? 0);
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThan((await send.boundingBox())?.y ?? 0);
  await expectSoundInEveryLook(page);
});

/** A bar at the side of an element, with all that it holds beside it. */
function hasBarBesideAll(element: Element): boolean {
  const { borderInlineStartWidth, borderInlineStartStyle } = getComputedStyle(element);
  const { top, bottom } = element.getBoundingClientRect();
  const boxes = [...element.querySelectorAll('label, legend, p, input, textarea')].map((part) =>
    part.getBoundingClientRect(),
  );
  const isBeside = boxes.every((box) => box.top >= top - 1 && box.bottom <= bottom + 1);
  return Number.parseFloat(borderInlineStartWidth) >= 4 && borderInlineStartStyle === 'solid' && isBeside;
}

function edgeOf(element: Element): string {
  return getComputedStyle(element).borderBlockStartColor;
}

test('the list of places is sound', async ({ page }) => {
  await page.goto('/agents/elevator-pitch');
  const places = page.getByRole('combobox', { name: 'Where is it available?' });
  await places.click();
  await places.fill('ger');
  await expect(page.getByRole('option', { name: 'Germany' })).toBeVisible();
  await expectSoundInEveryLook(page);
});

test('the result is sound, and so is the question before it is deleted', async ({ page }) => {
  await openPitch(page);
  await expect(
    page.getByRole('heading', { name: 'Your free elevator pitch is here', level: 1 }),
  ).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  for (const viewport of [
    { width: 375, height: 812 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(mostStopsInSight)).toBeLessThanOrEqual(10);
  }
  await page.getByText('Your words, kept and struck out').click();
  await openFiles(page);
  await expect(page.getByRole('checkbox', { name: 'Print my scorecard too' })).toBeVisible();
  await expectSoundInEveryLook(page);
  await page.getByRole('button', { name: 'Delete this pitch' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundInEveryLook(page);
});

/** Of the controls of the page that Tab stops at, the most that a window shows at a time, wherever it is scrolled to. */
function mostStopsInSight(): number {
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(a[href], button, input, select, textarea, summary)',
  );
  const tops = [...controls]
    .filter((one) => one.tabIndex >= 0 && one.checkVisibility())
    .map((one) => one.getBoundingClientRect().top)
    .toSorted((a, b) => a - b);
  const inSight = tops.map((from) => tops.filter((top) => top >= from && top < from + innerHeight).length);
  return Math.max(...inSight);
}
