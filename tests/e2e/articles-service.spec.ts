import type { FakeContent } from '../fakes/content';
import { madeArticle } from '../fakes/content/entries';
import { expectSoundInEveryLook } from './support/looks';
import { startServer, type TestServer } from './support/server';
import { expect, test } from './support/test';

let content: FakeContent;
let site: TestServer;

test.beforeAll(async () => {
  const { startFakeContent } = await import('../fakes/content');
  content = await startFakeContent({ version: 'v5' });
  site = await startServer({ CONTENT_SERVICE_URL: content.url });
});

test.beforeEach(() => {
  content.fault = undefined;
});

test.afterAll(async () => {
  await site.dispose();
  await content.close();
});

/** The service's own articles name pictures that nobody keeps. */
const pictureGone = /status of 404 .*\/_ipx\//;

const hostileText = [
  '<script>document.title = "taken"</script>',
  '<img src=x onerror="document.title = \'taken\'">',
  '<svg onload="document.title = \'taken\'"></svg>',
  '[press](javascript:document.title="taken")',
  '<a href="javascript:document.title=\'taken\'">press too</a>',
  '<iframe src="https://www.youtube.com/embed/abc"></iframe>',
  '<style>main { display: none }</style>',
  'مرحبا بالعالم',
  '## </script><script>document.title = "taken"</script>',
  '## main',
  `| a | b |\n| --- | --- |\n| ${'x'.repeat(400)} | c |`,
].join('\n\n');

test('hostile texts are harmless, and leave the page whole', async ({ page, allowConsole }) => {
  allowConsole(pictureGone);
  content.articles.push(
    madeArticle('hostile', {
      title: `</script><script>document.title = 'taken'</script>${'très'.repeat(150)}`,
      summary: '"><img src=x onerror="document.title=\'taken\'">',
      body: [{ id: 1, __component: 'article.rich-text', content: hostileText }],
    }),
  );
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) elsewhere.push(request.url());
  });
  await page.goto(`${site.url}/actus/hostile?lang=fr`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('</script><script>');
  await page.getByText('press', { exact: true }).click();
  await page.getByText('press too').click();
  await expect(page.getByText('مرحبا بالعالم')).toHaveAttribute('dir', 'auto');
  await expect(page.getByText('youtube.com', { exact: false }).first()).toBeVisible();
  expect(await page.title()).not.toBe('taken');
  expect(elsewhere).toEqual([]);
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  for (const thing of things) expect(() => JSON.parse(thing)).not.toThrow();
  await expectSoundInEveryLook(page);
});

test('a fault of the service: an article answers 503 and comes back by itself, lists say so', async ({
  page,
  allowConsole,
}) => {
  allowConsole('the server responded with a status of 503', pictureGone);
  content.articles.push(madeArticle('late'));
  content.fault = 'down';
  const answer = await page.goto(`${site.url}/actus/late?lang=fr`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toMatch(/^\d+$/);
  await expectSoundInEveryLook(page);
  content.fault = undefined;
  // A service that has just failed is left alone for a moment.
  await expect(async () => {
    await page.getByRole('button', { name: 'Réessayer' }).click({ timeout: 500 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titre de late', { timeout: 500 });
  }).toPass();
});

test('with nothing kept a list answers 200 and says that there is nothing just now', async ({ page }) => {
  content.fault = 500;
  const fresh = await startServer({ CONTENT_SERVICE_URL: content.url });
  try {
    for (const path of ['/actus', '/', '/category/x', '/services/chatbot']) {
      const answer = await page.goto(`${fresh.url}${path}`);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByText('cannot be shown just now').first()).toBeVisible();
    }
  } finally {
    await fresh.dispose();
  }
});
