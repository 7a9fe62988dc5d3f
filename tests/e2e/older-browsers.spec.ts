import type { Page } from '@playwright/test';

import { requestPitch } from './support/brief';
import { expect, test } from './support/test';

/** What Safari 16.4, Chrome 109 or Firefox 115 lacks of what the site uses. */
const lacking = [
  'Promise.withResolvers',
  'Map.groupBy',
  'Object.groupBy',
  'Array.prototype.toSorted',
  'Array.prototype.with',
  'URL.parse',
  'AbortSignal.any',
  'Intl.Segmenter',
  'String.prototype.isWellFormed',
];

async function takeAway(page: Page, names: string[]) {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const steps = path.split('.');
      const last = steps.pop() ?? '';
      const owner = steps.reduce<unknown>((target, step) => Reflect.get(Object(target), step), window);
      Reflect.deleteProperty(Object(owner), last);
    }
  }, names);
}

const note = 'Your browser is too old for parts of this site';

test('a visitor with a browser of three years ago gets a pitch', async ({ page }) => {
  await takeAway(page, lacking);
  await page.goto('/agents/elevator-pitch');
  await page.getByRole('combobox').first().fill('fra');
  await expect(page.getByRole('option', { name: 'France', exact: true })).toBeVisible();
  await requestPitch(page);
  await expect(page.getByRole('heading', { name: 'Your free elevator pitch is here' })).toBeVisible();
  await expect(page.getByText(note)).toBeHidden();
});

test('a browser that lacks one of them is helped', async ({ newVisitor }) => {
  const visitor = (await newVisitor()).context();
  for (const name of lacking) {
    const page = await visitor.newPage();
    await takeAway(page, [name]);
    const helped = page.waitForResponse(/\/polyfills\.js$/);
    await page.goto('/contact', { waitUntil: 'commit' });
    expect((await helped).status(), name).toBe(200);
    await page.close();
  }
});

test('whoever has it all loads nothing for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/polyfills.js');
  await expect(page.getByText(note)).toBeHidden();
});

test('whoever comes with an older one is told', async ({ page }) => {
  await takeAway(page, ['CompressionStream']);
  await page.goto('/agents/elevator-pitch');
  await expect(page.getByText(note)).toBeVisible();
});
