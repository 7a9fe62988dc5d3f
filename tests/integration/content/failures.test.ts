import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { type ContentFault, type FakeContent, startFakeContent } from '#tests/fakes/content';
import { madeArticle } from '#tests/fakes/content/entries';
import { closeAtOnce, listenOnLoopback } from '#tests/fakes/loopback';
import { recordLog } from '#tests/integration/ai/record-log';
import { until } from '#tests/integration/support/until';
import { contentOf, slugsOf } from './sources';

const hour = 3_600_000;

let fake: FakeContent;
let time = 0;
const now = () => time;

beforeEach(async () => {
  fake = await startFakeContent({ version: 'v5', articles: 3 });
  time = Date.parse('2026-11-21T08:00:00Z');
});
afterEach(() => fake.close());

describe('a service that fails', () => {
  test.each<[string, ContentFault, string]>([
    ['breaks the connection', 'down', '500'],
    ['answers after the time-out', { slow: 5000 }, '500'],
    ['sends HTML', 'html', '500'],
    ['sends half an answer', 'truncated', '500'],
    ['sends too much', 'huge', '500'],
    ['refuses', 403, '403'],
    ['fails itself', 500, '500'],
    ['leads in a circle', 'redirect-loop', '302'],
    ['leads away', { redirect: 'http://169.254.169.254/latest/meta-data' }, '302'],
  ])('and %s is an error with nothing kept, and recovers by itself', async (_, fault, message) => {
    // Long enough for an answer on a busy machine, and a fifth of the slow one.
    const content = contentOf(fake.url, { now, timeoutMs: 1000 });
    fake.fault = fault;
    await expect(content.articles('fr')).rejects.toMatchObject({ name: 'ContentError', message });
    await expect(content.article('fr', 'article-1')).rejects.toMatchObject({ message });
    expect(content.degraded()).toBe(true);
    fake.fault = undefined;
    time += 1000;
    expect(await content.articles('fr')).toHaveLength(3);
    expect(content.degraded()).toBe(false);
  });

  test('passes on an error with a code of its own', async () => {
    fake.fault = { status: 422, code: 'QUOTA' };
    await expect(contentOf(fake.url).articles('fr')).rejects.toMatchObject({
      status: 422,
      body: { apiErrorCode: 'QUOTA' },
    });
  });

  test('is not asked again within a second, by those who ask the same', async () => {
    const content = contentOf(fake.url, { now });
    fake.fault = 500;
    await expect(content.articles('fr')).rejects.toThrow('500');
    await expect(content.articles('fr')).rejects.toThrow('500');
    expect(fake.count()).toBe(1);
  });

  test('is never followed elsewhere', async () => {
    let visits = 0;
    const elsewhere = createServer((_, response) => {
      visits += 1;
      response.end('{"data":[]}');
    });
    const port = await listenOnLoopback(elsewhere);
    onTestFinished(() => closeAtOnce(elsewhere));
    fake.fault = { redirect: `http://127.0.0.1:${port}/api/articles` };
    await expect(contentOf(fake.url).articles('fr')).rejects.toThrow('302');
    expect(visits).toBe(0);
  });

  test('is said in the log, without what the visitor wrote', async () => {
    const { log, lines } = recordLog();
    fake.fault = 'html';
    await expect(contentOf(fake.url, { log }).article('fr', 'CANARY')).rejects.toThrow('500');
    expect(lines[0]).toMatchObject({ status: '500', reason: 'The answer is not a list', stale: false });
    expect(JSON.stringify(lines)).not.toContain('CANARY');
  });
});

describe('what is kept', () => {
  test('is fresh for a minute', async () => {
    const content = contentOf(fake.url, { now });
    await content.articles('fr');
    time += 59_999;
    await content.articles('fr');
    expect(fake.count()).toBe(1);
  });

  test('is shown while it is renewed', async () => {
    const content = contentOf(fake.url, { now });
    await content.articles('fr');
    fake.articles.push(madeArticle('new'));
    time += 60_000;
    expect(await content.articles('fr')).toHaveLength(3);
    await until(async () => (await content.articles('fr')).length === 4);
    expect(fake.count()).toBe(2);
  });

  test('is shown for a day while the service fails', async () => {
    const content = contentOf(fake.url, { now });
    await content.article('fr', 'article-1');
    fake.fault = 'down';
    time += 23 * hour;
    expect(await content.article('fr', 'article-1')).toMatchObject({ slug: 'article-1' });
    await until(() => content.degraded());
    expect(await content.article('fr', 'article-1')).toMatchObject({ slug: 'article-1' });
    time += hour;
    await expect(content.article('fr', 'article-1')).rejects.toThrow('500');
  });

  test('is shown at once while the service takes ten seconds', async () => {
    const content = contentOf(fake.url, { now });
    await content.articles('fr');
    fake.fault = { slow: 10_000 };
    time += 2 * 60_000;
    const before = performance.now();
    expect(await content.articles('fr')).toHaveLength(3);
    expect(performance.now() - before).toBeLessThan(50);
  });

  test('one call is under way for two hundred who ask the same', async () => {
    const content = contentOf(fake.url, { now });
    const all = await Promise.all(Array.from({ length: 200 }, () => content.latest('fr')));
    expect(new Set(all.map((articles) => slugsOf(articles).join()))).toHaveLength(1);
    expect(fake.count()).toBe(1);
  });

  test('an unknown slug is not asked for again and again', async () => {
    const content = contentOf(fake.url, { now });
    await content.article('fr', 'unknown');
    const calls = fake.count();
    await content.article('fr', 'unknown');
    expect(fake.count()).toBe(calls);
  });

  test('an article that was asked for before it was published is there for its first reader', async () => {
    const content = contentOf(fake.url, { now });
    expect(await content.article('es', 'new')).toBeUndefined();
    fake.articles.push(madeArticle('new'));
    time += hour;
    expect((await content.article('es', 'new'))?.slug).toBe('new');
  });

  test('is forgotten when it is purged, and serves only where the service fails', async () => {
    const content = contentOf(fake.url, { now });
    await content.articles('fr');
    fake.articles.push(madeArticle('new'));
    content.purge({ kind: 'chatbots' });
    expect(await content.articles('fr')).toHaveLength(3);
    content.purge({ kind: 'articles' });
    expect(await content.articles('fr')).toHaveLength(4);
    fake.fault = 500;
    content.purge();
    expect(await content.articles('fr')).toHaveLength(4);
  });

  test('is not shown again once it was taken back', async () => {
    const content = contentOf(fake.url, { now });
    await content.articles('fr');
    fake.fault = 500;
    content.purge({ removed: true });
    await expect(content.articles('fr')).rejects.toThrow('500');
  });
});
