import { createServer } from 'node:http';

import { closeAtOnce, listenOnLoopback } from '../fakes/loopback';
import { expectSoundInEveryLook } from './support/looks';
import { requestPitch } from './support/brief';
import { startServer, type TestServer } from './support/server';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

const tag = createServer((_, response) => response.setHeader('content-type', 'text/javascript').end(''));
const asked: string[] = [];
let site: TestServer;

test.beforeAll(async () => {
  tag.on('request', ({ url }) => asked.push(url ?? ''));
  const port = await listenOnLoopback(tag);
  site = await startServer({
    ANALYTICS_IDS: 'G-ONE:cookie_flags=SameSite=Strict, G-TWO',
    ANALYTICS_TAG_URL: `http://127.0.0.1:${port}/gtag/js`,
  });
});
test.beforeEach(() => void asked.splice(0));
test.afterAll(async () => {
  await site.dispose();
  await closeAtOnce(tag);
});

test('nothing is measured before a yes; refused, nobody is asked again', async ({ page }) => {
  await page.goto(`${site.url}/`);
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  await expectSoundInEveryLook(page);
  await banner.getByRole('button', { name: 'Refuse' }).click();
  await expect(banner).toBeHidden();
  await page.goto(`${site.url}/contact`);
  await takenOver(page);
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeVisible();
  await expect(banner).toBeHidden();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test('accepted, pages are counted, a pitch without its address; withdrawn, it ends at once', async ({
  page,
}) => {
  await page.goto(`${site.url}/contact?utm_source=letter`);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => asked).toEqual(['/gtag/js?id=G-ONE']);
  await requestPitch(page, 'A product', site.url);
  const told = () =>
    page.evaluate(() => JSON.stringify(window.dataLayer?.map((entry) => [...Object(entry)])));
  await expect.poll(told).toContain('/agents/elevator-pitch/$id');
  expect(await told()).not.toMatch(/elevator-pitch\/[\w-]{22}|utm_source/);

  await page.getByRole('button', { name: 'Cookie choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookies: what you allow' });
  await expect(dialog.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Audience measurement' }).uncheck();
  await expectSoundInEveryLook(page);
  await dialog.getByRole('button', { name: 'Save and apply' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-TWO'))).toBe(true);
  await page.reload();
  await takenOver(page);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test('a site that measures nothing asks nothing', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toHaveCount(0);
  const answer = await page.request.get('/');
  expect(answer.headers()['content-security-policy']).not.toContain('http:');
});
