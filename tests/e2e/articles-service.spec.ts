import type { FakeContent } from '../fakes/content';
import { madeArticle } from '../fakes/content/entries';
import { expectSoundInEveryLook } from './support/looks';
import { startServer, type TestServer } from './support/server';
import { takenOver } from './support/taken-over';
import { expect, test } from './support/test';

const previewSecret = 'the-secret-of-previews';
const webhookSecret = 'the-secret-of-the-webhook';

let content: FakeContent;
let site: TestServer;

test.beforeAll(async () => {
  const { startFakeContent } = await import('../fakes/content');
  content = await startFakeContent({ version: 'v5' });
  site = await startServer({
    CONTENT_SERVICE_URL: content.url,
    CONTENT_PREVIEW_SECRET: previewSecret,
    CONTENT_WEBHOOK_SECRET: webhookSecret,
  });
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

test('the service may tell of a change with a whole article', async () => {
  const answer = await fetch(`${site.url}/content/webhook`, {
    method: 'POST',
    headers: { authorization: `Bearer ${webhookSecret}` },
    body: JSON.stringify({ event: 'entry.update', model: 'article', entry: 'x'.repeat(200_000) }),
  });
  expect(answer.status).toBe(204);
});

test('hostile texts are harmless, and leave the page whole', async ({ page, allowConsole }) => {
  allowConsole(pictureGone);
  content.articles.push(
    madeArticle('hostile', {
      title: `</script><script>document.title = 'taken'</script>${'très'.repeat(150)}`,
      summary: '"><img src=x onerror="document.title=\'taken\'">',
      category: { id: 9, name: '</script><img src=x onerror="document.title=\'taken\'">' },
      createdBy: { id: 9, username: '<svg onload="document.title=\'taken\'">' },
      body: [
        { id: 1, __component: 'article.rich-text', content: hostileText },
        {
          id: 2,
          __component: 'article.image',
          caption: '</figcaption><script>document.title = "taken"</script>',
          illustration: { url: '/uploads/gone.jpg', alternativeText: '"><script>' },
        },
      ],
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
  await expect(page.locator('figcaption')).toContainText('</figcaption><script>');
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
  await expect(page.getByText('Cet article ne peut pas être affiché pour le moment')).toBeVisible();
  await expectSoundInEveryLook(page);
  content.fault = undefined;
  // A service that has just failed is left alone for a moment.
  const again = page.getByRole('button', { name: 'Réessayer' });
  await expect(async () => {
    // Gone once the article has come, perhaps later than it was looked for.
    if (await again.isVisible()) await again.click({ timeout: 500 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titre de late', { timeout: 500 });
  }).toPass();
});

test('an editor previews a draft, and leaves', async ({ page, allowConsole }) => {
  allowConsole(pictureGone);
  content.articles.push(madeArticle('brouillon', { publishedAt: null }));
  await page.goto(`${site.url}/content/preview?secret=${previewSecret}&slug=brouillon`);
  await page.getByRole('button', { name: 'Show the draft' }).click();
  await expect(page).toHaveURL(`${site.url}/actus/brouillon`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titre de brouillon');
  const draft = await page.request.get(page.url());
  expect(draft.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await page.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(page).toHaveURL(`${site.url}/actus`);
  expect((await page.request.get(`${site.url}/actus/brouillon`)).status()).toBe(404);
});

test('with nothing kept a list answers 200 and says that there is nothing just now', async ({ page }) => {
  content.fault = 500;
  const fresh = await startServer({ CONTENT_SERVICE_URL: content.url });
  try {
    for (const path of ['/actus', '/', '/category/x', '/services/chatbot']) {
      const answer = await page.goto(`${fresh.url}${path}`);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByText('cannot be shown just now').first()).toBeVisible();
      await takenOver(page);
    }
  } finally {
    await fresh.dispose();
  }
});
