import type { Locator } from '@playwright/test';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { closeAtOnce, listenOnLoopback } from '../fakes/loopback';
import { expectNoSidewaysScroll, expectSoundInEveryLook } from './support/looks';
import { requestPitch } from './support/brief';
import { saidIn } from './support/said-in';
import { shiftOf, watchShifts } from './support/shifts';
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
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Fonts are kept from here on: letters that change their face are not the banner's doing.
  await page.goto(`${site.url}/contact`, { waitUntil: 'networkidle' });
  await watchShifts(page);
  await page.goto(`${site.url}/contact`);
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.001);
  expect(await looksOf(banner.getByRole('button', { name: 'Accept' }))).toEqual(
    await looksOf(banner.getByRole('button', { name: 'Refuse' })),
  );
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
  // The form by the configuration of each id, the pitch by one event.
  expect((await told()).match(/"config"/g)).toHaveLength(2);
  expect((await told()).match(/"page_view"/g)).toHaveLength(1);

  const otherTab = await page.context().newPage();
  await otherTab.goto(`${site.url}/contact`);
  const isOff = () => Reflect.get(window, 'ga-disable-G-TWO');
  await expect.poll(() => otherTab.evaluate(isOff)).toBe(false);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookies: what you allow' });
  await expect(dialog.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Audience measurement' }).uncheck();
  await expectSoundInEveryLook(page);
  await dialog.getByRole('button', { name: 'Save and apply' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeFocused();
  expect(await page.evaluate(isOff)).toBe(true);
  await expect.poll(() => otherTab.evaluate(isOff)).toBe(true);
  await page.reload();
  await takenOver(page);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test('the keyboard alone answers, and the proof is kept', async ({ page, context }) => {
  const words = saidIn('fr');
  const button = (message: string) => page.getByRole('button', { name: words(message), exact: true });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${site.url}/contact?lang=fr`);
  const banner = page.getByRole('region', { name: words('Cookies') });
  await expect(banner).toContainText(
    words('May we count which pages are read? Nothing is counted unless you accept.'),
  );
  await expectNoSidewaysScroll(page);
  for (const message of ['Accept', 'Refuse', 'Learn more']) {
    await page.keyboard.press('Tab');
    await expect(button(message)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words('Cookies: what you allow') });
  await expect(dialog).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(banner).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  const link = page.getByRole('main').getByRole('link').last();
  await link.focus();
  await button('Refuse').focus();
  const answered = page.waitForResponse(/\/_serverFn\//);
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  // What a script writes, Safari keeps for seven days.
  expect(await (await answered).headerValue('set-cookie')).toMatch(
    /^consent=1\.refused\.[\d-]{10}\.\w{32}; Path=\/; Max-Age=15552000; SameSite=Lax$/,
  );
  await expect(link).toBeFocused();
  const kept = (await context.cookies()).find(({ name }) => name === 'consent')?.value ?? '';
  const [version, , , id = ''] = kept.split('.');
  await expect
    .poll(() => proofOf(id))
    .toMatchObject({ version: Number(version), choice: 'refused', locale: 'fr' });
});

test('who blocks what asks and counts reads on, without a reload or a question', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_BLOCKED_BY_CLIENT/);
  await page.clock.install();
  let tries = 0;
  await page.route(/\/assets\/measurement-[^/]+\.js/, (route) => {
    tries += 1;
    return route.abort('blockedbyclient');
  });
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto(`${site.url}/contact/team`);
  for (let second = 0; second < 120 && tries < 4; second += 1) await page.clock.runFor(1000);
  expect(tries).toBe(4);
  expect(loads).toBe(1);
  await expect(page.getByRole('region', { name: 'Newer version' })).toHaveCount(0);
});

test('a site that measures nothing asks nothing', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toHaveCount(0);
  const answer = await page.request.get('/');
  expect(answer.headers()['content-security-policy']).not.toContain('http:');
});

/** What makes one button weigh more than another. */
async function looksOf(button: Locator) {
  const box = await button.boundingBox();
  const styles = await button.evaluate((element) => {
    const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
    return { color, backgroundColor, borderColor, fontSize, fontWeight, opacity };
  });
  return { ...styles, width: box?.width, height: box?.height };
}

function proofOf(id: string) {
  const database = new DatabaseSync(join(site.dataDir, 'site.db'), { readOnly: true });
  try {
    return database.prepare('select version, choice, locale from consent_proofs where id = ?').get(id);
  } finally {
    database.close();
  }
}
