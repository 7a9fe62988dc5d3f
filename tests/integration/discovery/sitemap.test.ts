import { expect, test } from 'vitest';

import { madeArticle } from '#tests/fakes/content/entries';
import { siteForEachTest, siteUrl } from './site-for-each-test';
import { faultsOfSitemap } from './xml';

const { service, services } = siteForEachTest();

async function read() {
  const response = await services().sitemap.answer();
  const xml = await response.text();
  const entries = Array.from(
    xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g),
    ([, loc = '', rest = '']) => ({
      loc,
      modified: /<lastmod>([^<]+)/.exec(rest)?.[1],
      alternates: Array.from(rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, lang, href]) => [
        lang,
        href,
      ]),
    }),
  );
  return { response, xml, entries, locs: entries.map(({ loc }) => loc) };
}

test('it is valid by the schema of sitemaps.org, also with names that XML has to escape', async () => {
  service().articles.push(madeArticle('l’été-&-<moi>'), madeArticle('b"c\'d'));
  const { response, xml, locs } = await read();
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await faultsOfSitemap(xml)).toEqual([]);
  expect(locs).toContain(`${siteUrl}/actus/l%E2%80%99%C3%A9t%C3%A9-%26-%3Cmoi%3E`);
  expect(await faultsOfSitemap(xml.replace('<loc>', '<place>').replace('</loc>', '</place>'))).not.toEqual(
    [],
  );
});

test('it names pages, articles, categories, authors and chatbots, each once', async () => {
  const { locs } = await read();
  for (const path of [
    '/',
    '/actus',
    '/agents/elevator-pitch',
    '/actus/article-1',
    '/category/Trends%20%26%20Insights',
    '/author/camille.perrin',
    '/services/chatbot/guide',
  ]) {
    expect(locs).toContain(siteUrl + path);
  }
  expect(new Set(locs).size).toBe(locs.length);
});

test('it names nothing that search engines must not keep', async () => {
  const { xml } = await read();
  expect(xml).not.toMatch(/construction|\/404|recherche|elevator-pitch(?:\/|-(?!report\b))|_serverFn/);
});

test('an address in each language stands beside the bare one, and all name each other', async () => {
  const { entries } = await read();
  const all = [
    ['x-default', `${siteUrl}/actus`],
    ...['en', 'fr', 'es'].map((lang) => [lang, `${siteUrl}/actus?lang=${lang}`]),
  ];
  const same = entries.filter(({ loc }) => loc.replace(/\?.*/, '') === `${siteUrl}/actus`);
  expect(same.map(({ loc }) => loc)).toEqual(all.map(([, href]) => href));
  for (const { alternates } of same) expect(alternates).toEqual(all);
});

test('an article has the languages that it is written in, and the day of its last version', async () => {
  service().articles.push(
    madeArticle('both'),
    madeArticle('both', { id: 1001, locale: 'en', publishedAt: '2026-04-02T08:00:00.000Z' }),
  );
  const { entries } = await read();
  const langs = (slug: string) =>
    entries.find(({ loc }) => loc.endsWith(`/actus/${slug}`))?.alternates.map(([lang]) => lang);
  expect(langs('both')).toEqual(['x-default', 'en', 'fr']);
  expect(langs('article-1')).toEqual(['x-default', 'fr']);
  expect(entries.find(({ loc }) => loc.endsWith('/actus/both'))?.modified).toBe('2026-04-02T08:00:00.000Z');
});

test('while the content service is away it names the pages of the site, and is not kept', async () => {
  service().fault = 500;
  const away = await read();
  expect(away.response.status).toBe(200);
  expect(away.response.headers.get('cache-control')).toBe('no-store');
  expect(await faultsOfSitemap(away.xml)).toEqual([]);
  expect(away.locs).toContain(`${siteUrl}/services/chatbot`);
  expect(away.xml).not.toContain('article-1');
});

test('an article whose time has not come is not named', async () => {
  service().articles.push(madeArticle('tomorrow', { publishedAt: '2999-01-01T00:00:00.000Z' }));
  expect((await read()).xml).not.toContain('tomorrow');
});
