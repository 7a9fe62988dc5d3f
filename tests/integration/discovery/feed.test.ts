import Parser from 'rss-parser';
import { expect, test } from 'vitest';

import { articleFeed } from '#app/features/articles/server/article-feed';
import { madeArticle } from '#tests/fakes/content/entries';
import { siteForEachTest, siteUrl } from './site-for-each-test';
import { faultsOfXml } from './xml';

const { service, services } = siteForEachTest();

async function read(locale: 'en' | 'fr' | 'es' = 'fr') {
  const response = await articleFeed({ locale, services: services() });
  const xml = await response.text();
  return { response, xml, feed: await new Parser().parseString(xml) };
}

test('it is RSS that a reader understands, and says where it stands', async () => {
  const { response, xml, feed } = await read();
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(await faultsOfXml(xml)).toEqual([]);
  expect(xml).toContain('<rss version="2.0"');
  expect(feed).toMatchObject({
    title: expect.stringContaining('Verbe'),
    link: `${siteUrl}/actus?lang=fr`,
    feedUrl: `${siteUrl}/actus/rss.xml?lang=fr`,
    language: 'fr',
  });
});

test('an article has its title, summary, category, moment and absolute address', async () => {
  const { xml, feed } = await read();
  expect(feed.items).toHaveLength(3);
  expect(feed.items[0]).toMatchObject({
    title: 'Titre de article-1',
    link: `${siteUrl}/actus/article-1?lang=fr`,
    guid: `${siteUrl}/actus/article-1?lang=fr`,
    content: 'Résumé de article-1',
    isoDate: '2026-10-01T08:00:00.000Z',
  });
  expect(xml).toContain('<category>Tendances</category>');
});

test('it holds the latest twenty', async () => {
  for (let day = 10; day < 30; day += 1) {
    service().articles.push(madeArticle(`new-${day}`, { publishedAt: `2026-10-${day}T08:00:00.000Z` }));
  }
  const { feed } = await read();
  expect(feed.items).toHaveLength(20);
  expect(feed.items[0]?.title).toBe('Titre de new-29');
});

test('hostile texts stay texts', async () => {
  const title = `</title>]]><script>alert(1)</script> & "é" \u0007\uFFFE${'très '.repeat(100)}مرحبا`;
  service().articles.push(
    madeArticle('hostile', {
      title,
      summary: ']]><img src=x onerror=alert(1)> &amp; <b>',
      publishedAt: '2026-11-01T08:00:00.000Z',
    }),
  );
  const { xml, feed } = await read();
  expect(await faultsOfXml(xml)).toEqual([]);
  expect(feed.items[0]?.title?.replace(/\s+/g, ' ')).toBe(
    title.replace(/[\u0007\uFFFE]/g, '').replace(/\s+/g, ' '),
  );
  // A reader shows it as HTML.
  expect(feed.items[0]?.content).toBe(']]&gt;&lt;img src=x onerror=alert(1)&gt; &amp;amp; &lt;b&gt;');
});

test('while the content service is away it asks to come back', async () => {
  service().fault = 500;
  const response = await articleFeed({ locale: 'fr', services: services() });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
});
