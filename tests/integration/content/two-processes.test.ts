import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { person } from '#tests/e2e/support/askers';
import { startServer, type TestServer } from '#tests/e2e/support/server';
import { type FakeContent, startFakeContent } from '#tests/fakes/content';
import { madeArticle } from '#tests/fakes/content/entries';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { buildIfStale } from '#tests/integration/support/site-under-scan';
import { until } from '#tests/integration/support/until';

const webhookSecret = randomBytes(16).toString('hex');
/** Without being told, a process shows what it has for a minute. */
const soonMs = 20_000;

describe.skipIf(!dialects.includes('postgres'))('a change that the content service tells one process', () => {
  const testDatabase = useTestDatabase('postgres');
  let content: FakeContent | undefined;
  const sites: TestServer[] = [];

  beforeAll(async () => {
    await buildIfStale();
    content = await startFakeContent({ version: 'v5' });
    const env = {
      DATABASE_URL: testDatabase().databaseUrl ?? '',
      SITE_SECRET: randomBytes(32).toString('hex'),
      CONTENT_SERVICE_URL: content.url,
      CONTENT_WEBHOOK_SECRET: webhookSecret,
    };
    for (let site = 0; site < 2; site += 1) sites.push(await startServer(env));
  });
  afterAll(async () => {
    for (const site of sites) await site.dispose();
    await content?.close();
  });

  afterEach(() => {
    if (content) content.fault = undefined;
  });

  /** An article that both processes keep, as page and as content. */
  async function keptArticle() {
    const article = madeArticle(`told-${randomBytes(4).toString('hex')}`);
    content?.articles.push(article);
    for (const { url } of sites) {
      await until(async () => (await pageOf(url, article.slug)).status === 200, soonMs);
      expect(await pageOf(url, article.slug)).toMatchObject({ status: 200, kept: true });
    }
    return article;
  }

  async function tell(event: string): Promise<void> {
    const answer = await fetch(`${sites[0]?.url}/content/webhook`, {
      method: 'POST',
      headers: { authorization: `Bearer ${webhookSecret}` },
      body: JSON.stringify({ event, model: 'article' }),
    });
    expect(answer.status).toBe(204);
  }

  it('is seen at once on the other: an article that was taken back, also while the service fails', async () => {
    const article = await keptArticle();
    content?.articles.splice(content.articles.indexOf(article), 1);
    if (content) content.fault = 'down';
    await tell('entry.unpublish');
    for (const { url } of sites)
      await until(async () => (await pageOf(url, article.slug)).status === 503, soonMs);
    if (content) content.fault = undefined;
    for (const { url } of sites)
      await until(async () => (await pageOf(url, article.slug)).status === 404, soonMs);
  });
});

async function pageOf(origin: string, slug: string) {
  const answer = await fetch(`${origin}/actus/${slug}`, { headers: { ...person, 'accept-language': 'fr' } });
  const { status, headers } = answer;
  return { status, kept: headers.has('etag'), text: await answer.text() };
}
