import { afterEach, describe, expect, onTestFinished, test } from 'vitest';

import { type FakeContent, startFakeContent, type StrapiVersion } from '#tests/fakes/content';
import { madeArticle } from '#tests/fakes/content/entries';
import { createContent } from '#app/server/content/content';
import { silentLog } from '#tests/integration/support/databases';
import { recordingLog } from '#tests/integration/support/recording-log';
import { contentOf, slugsOf } from './sources';

describe.each(['v4', 'v5'] as const)('what a client must know of Strapi, %s', (version) => {
  let fake: FakeContent | undefined;
  afterEach(() => fake?.close());

  async function serve(...articles: ReturnType<typeof madeArticle>[]): Promise<FakeContent> {
    fake = await startFakeContent({ version, articles: 0 });
    fake.articles.push(...articles);
    return fake;
  }

  test('a list is read to its last page, each article once', async () => {
    fake = await startFakeContent({ version, articles: 260 });
    const articles = await contentOf(fake.url).articles('fr');
    expect(articles).toHaveLength(260);
    expect(articles.at(-1)?.slug).toBe('article-260');
    expect(fake.count('pagination[page]')).toBe(10);
  });

  test('an article that moved to the next page meanwhile is there once', async () => {
    const service = await serve(...Array.from({ length: 30 }, (_, index) => madeArticle(`a-${index}`)));
    service.articles.push(madeArticle('a-3'));
    expect(await contentOf(service.url).articles('fr')).toHaveLength(30);
  });

  test.each(['%', '_'.repeat(14), 'Innovation%'])('%s finds no category, wildcard or not', async (name) => {
    const service = await serve(madeArticle('one'));
    expect(await contentOf(service.url).byCategory('fr', name)).toEqual([]);
    expect(await contentOf(service.url).byAuthor('fr', name)).toEqual([]);
  });

  test('wildcards have nothing asked for but the whole list, once', async () => {
    fake = await startFakeContent({ version, articles: 60 });
    const content = contentOf(fake.url);
    for (let length = 1; length < 10; length += 1) {
      await content.byCategory('fr', '%'.repeat(length));
      await content.byAuthor('fr', '_'.repeat(length));
    }
    expect(fake.count('locale=fr')).toBe(3);
    expect(fake.count()).toBe(6);
  });

  test('names with an underscore are found', async () => {
    const service = await serve(
      madeArticle('one', {
        createdBy: { id: 5, username: 'ada_l' },
        category: { id: 9, name: '100 %_vrai' },
      }),
    );
    const content = contentOf(service.url);
    expect(slugsOf(await content.byAuthor('fr', 'ADA_L'))).toEqual(['one']);
    expect(slugsOf(await content.byCategory('fr', '100 %_VRAI'))).toEqual(['one']);
  });

  test('a category with letters beyond ASCII is found whatever its case', async () => {
    const category = { id: 9, name: 'Éthique & IA' };
    const service = await serve(madeArticle('one', { category }), madeArticle('two'));
    const content = contentOf(service.url);
    expect(slugsOf(await content.byCategory('fr', 'éTHIQUE & ia'))).toEqual(['one']);
    expect(slugsOf(await content.byCategory('fr', 'éthique & ia'.normalize('NFD')))).toEqual(['one']);
    expect(await content.byCategory('fr', 'Ethique & IA')).toEqual([]);
  });

  test('an author with letters beyond ASCII is found whatever the case', async () => {
    const service = await serve(madeArticle('one', { createdBy: { id: 5, username: 'Zoé' } }));
    expect(slugsOf(await contentOf(service.url).byAuthor('fr', 'ZOÉ'))).toEqual(['one']);
  });

  test('a numeric author is an id, and only that', async () => {
    const service = await serve(
      madeArticle('by-id', { createdBy: { id: 42, username: null } }),
      madeArticle('by-name', { createdBy: { id: 7, username: '42' } }),
      madeArticle('by-nobody', { createdBy: null }),
      madeArticle('by-zero', { createdBy: { id: 0, username: 'zero' } }),
    );
    const content = contentOf(service.url);
    expect(slugsOf(await content.byAuthor('fr', '42'))).toEqual(['by-id']);
    expect(slugsOf(await content.byAuthor('fr', '0'))).toEqual(['by-zero']);
    expect(await content.byAuthor('fr', '99999999999999999999')).toEqual([]);
    const authors = (await content.articles('fr')).map(({ author }) => author);
    expect(authors).toEqual([{ id: 42 }, { id: 7 }, undefined, { id: 0, username: 'zero' }]);
  });

  test('an article whose time has not come is nowhere, and then everywhere', async () => {
    let time = Date.parse('2026-03-02T00:00:00Z');
    const later = '2026-03-02T00:00:30.000Z';
    const service = await serve(
      ...['a', 'b', 'c', 'd'].map((slug) => madeArticle(slug)),
      madeArticle('later', { publishedAt: later }),
    );
    const content = contentOf(service.url, { now: () => time });
    expect(slugsOf(await content.articles('fr'))).toEqual(['a', 'b', 'c', 'd']);
    expect(slugsOf(await content.latest('fr'))).toEqual(['a', 'b', 'c']);
    expect(await content.article('fr', 'later')).toBeUndefined();
    time += 30_000;
    expect(slugsOf(await content.latest('fr'))).toEqual(['later', 'a', 'b']);
    expect(await content.article('fr', 'later')).toMatchObject({ slug: 'later' });
  });

  test('an article that was mended keeps its date and its place, and says when', async () => {
    const dated = (slug: string, day: string) => {
      const firstPublishedAt = `2026-01-${day}T08:00:00.000Z`;
      return madeArticle(slug, { firstPublishedAt, publishedAt: firstPublishedAt });
    };
    const days = ['05', '04', '03', '02'];
    const service = await serve(...days.map((day) => dated(`day-${day}`, day)));
    service.publishAgain('day-02', '2026-02-20T09:00:00.000Z');
    const content = contentOf(service.url);
    expect(slugsOf(await content.articles('fr'))).toEqual(['day-05', 'day-04', 'day-03', 'day-02']);
    expect(slugsOf(await content.latest('fr'))).toEqual(['day-05', 'day-04', 'day-03']);
    expect(await content.article('fr', 'day-02')).toMatchObject({
      publishedAt: '2026-01-02T08:00:00.000Z',
      ...(version === 'v5' && { revisedAt: '2026-02-20T09:00:00.000Z' }),
    });
  });

  test('articles of one instant have an order', async () => {
    const service = await serve(...['c', 'a', 'b'].map((slug) => madeArticle(slug)));
    expect(slugsOf(await contentOf(service.url).articles('fr'))).toEqual(['a', 'b', 'c']);
  });

  test('drafts are seen by an editor alone, and asked for anew each time', async () => {
    const service = await serve(madeArticle('draft', { publishedAt: null }));
    const content = contentOf(service.url);
    expect(await content.articles('fr')).toEqual([]);
    expect(await content.article('fr', 'draft')).toBeUndefined();
    expect(service.count('publicationState')).toBe(0);
    expect(await content.draft('fr', 'draft')).toMatchObject({ slug: 'draft', title: 'Titre de draft' });
    expect(await content.draft('fr', 'draft')).toMatchObject({ slug: 'draft' });
    expect(service.count('publicationState=preview&status=draft&locale')).toBe(0);
    expect(service.count('publicationState=preview&status=draft')).toBe(2);
    expect(await content.article('fr', 'draft')).toBeUndefined();
  });

  test('an article of another language is shown to whoever has its address', async () => {
    const service = await serve(madeArticle('solo-en-español', { locale: 'es' }));
    const article = await contentOf(service.url).article('en', 'solo-en-español');
    expect(article).toMatchObject({ lang: 'es', slug: 'solo-en-español' });
  });

  test('translations with one slug know each other', async () => {
    const service = await serve(
      madeArticle('eliza'),
      madeArticle('eliza', { locale: 'es', documentId: 'another' }),
    );
    const article = await contentOf(service.url).article('fr', 'eliza');
    expect(article?.alternates).toEqual([{ lang: 'es', slug: 'eliza' }]);
  });

  test('a slug with accents is found however it is composed', async () => {
    const composed = 'été-à-Nîmes'.normalize('NFC');
    const service = await serve(madeArticle(composed), madeArticle('noël'.normalize('NFD')));
    const content = contentOf(service.url);
    expect(await content.article('fr', composed.normalize('NFD'))).toMatchObject({ slug: composed });
    expect(await content.article('fr', 'noël')).toMatchObject({ slug: 'noël'.normalize('NFC') });
  });

  test('whatever may be empty is', async () => {
    const bare = { image: null, createdBy: null, category: null, seo: null, body: [], summary: null };
    const service = await serve(madeArticle('bare', bare));
    const article = await contentOf(service.url).article('fr', 'bare');
    expect(article).toMatchObject({ slug: 'bare', summary: '', blocks: [], seo: {} });
    expect(article?.image ?? article?.author ?? article?.category).toBeUndefined();
  });

  test('pictures may be anywhere, and elsewhere than in http nowhere', async () => {
    const image = (url: string) => ({ image: { id: 1, url, alternativeText: null, formats: null } });
    const service = await serve(
      madeArticle('a', image('/uploads/a.jpg')),
      madeArticle('b', image('https://files.example/b.jpg')),
      madeArticle('c', image('javascript:alert(1)')),
    );
    const pictures = (await contentOf(service.url).articles('fr')).map(({ image: picture }) => picture);
    expect(pictures).toEqual([
      { url: `${new URL(service.url).origin}/uploads/a.jpg`, alt: '' },
      { url: 'https://files.example/b.jpg', alt: '' },
      undefined,
    ]);
  });
});

test('a thousand long articles are asked for once: what counts is what is kept of them', async () => {
  const fake = await startFakeContent({ version: 'v5', articles: 1000 });
  onTestFinished(() => fake.close());
  for (const article of fake.articles) article.content = 'x'.repeat(17_000);
  const content = contentOf(fake.url);
  await content.articles('fr');
  const calls = fake.count();
  expect(await content.articles('fr')).toHaveLength(1000);
  expect(fake.count()).toBe(calls);
});

test('a service of fr-FR and es-ES is asked by those codes, which the log says where they are not named', async () => {
  const fake = await startFakeContent({ version: 'v5', articles: 0 });
  onTestFinished(() => fake.close());
  fake.articles.push(
    madeArticle('un', { locale: 'fr-FR', documentId: 'd' }),
    madeArticle('uno', { locale: 'es-ES', documentId: 'd' }),
  );
  const { log, lines } = recordingLog();
  const locales = { fr: 'fr-FR', es: 'es-ES' };
  const named = contentOf(fake.url, { log, locales });
  expect(slugsOf(await named.articles('es'))).toEqual(['uno']);
  expect(await named.article('es', 'uno')).toMatchObject({
    lang: 'es',
    alternates: [{ lang: 'fr', slug: 'un' }],
  });
  const told = () => lines.filter((line) => line.includes('CONTENT_LOCALES'));
  expect(told()).toEqual([]);
  fake.defaultLocale = 'fr-FR';
  await contentOf(fake.url, { log }).articles('es');
  expect(told()).toHaveLength(1);
});

test('the log says once how a Strapi 5 keeps the first date of an article', async () => {
  const fake = await startFakeContent({ version: 'v5', articles: 1 });
  onTestFinished(() => fake.close());
  const { log, lines } = recordingLog();
  const content = contentOf(fake.url, { log });
  await content.articles('fr');
  await content.articles('en');
  expect(lines.filter((line) => line.includes('experimental_firstPublishedAt'))).toHaveLength(1);
});

test('pictures and files of an article are where IMAGE_ORIGIN says', async () => {
  const fake = await startFakeContent({ version: 'v5', articles: 0 });
  onTestFinished(() => fake.close());
  const body = [{ id: 1, __component: 'article.rich-text', content: '[PDF](/uploads/x.pdf)' }];
  fake.articles.push(madeArticle('one', { image: { id: 1, url: '/uploads/a.jpg' }, body }));
  const content = { serviceUrl: fake.url, locales: {}, webhookSecret: undefined, previewSecret: undefined };
  const env = { content, imageOrigin: 'https://files.example', siteIsLoopback: false };
  const article = await createContent(env, { log: silentLog }).article('fr', 'one');
  expect(article?.image?.url).toBe('https://files.example/uploads/a.jpg');
  expect(article?.blocks).toMatchObject([{ markdown: '[PDF](https://files.example/uploads/x.pdf)' }]);
});

describe('what a visitor writes', () => {
  const hostile = [
    'x&publicationState=preview&status=draft',
    'x#&locale=en',
    '../chatbots?',
    'x]&filters[slug][$ne]=',
  ];

  test.each(hostile)('%s is a value and nothing else', async (value) => {
    const fake = await started('v5');
    const content = contentOf(fake.url);
    expect(await content.article('fr', value)).toBeUndefined();
    expect(await content.byCategory('fr', value)).toEqual([]);
    expect(await content.byAuthor('fr', value)).toEqual([]);
    expect([...fake.calls.keys()].every((call) => call.startsWith('/api/articles?'))).toBe(true);
    expect(fake.count(value)).toBe(8);
  });

  test.each(['', '\u0000', 'x\ud800', '\u202e', 'x'.repeat(201)])(
    '%j is not even asked for',
    async (value) => {
      const fake = await started('v4');
      const content = contentOf(fake.url);
      expect(await content.article('fr', value)).toBeUndefined();
      expect(await content.byCategory('fr', value)).toEqual([]);
      expect(await content.byAuthor('fr', value)).toEqual([]);
      expect(fake.calls.size).toBe(0);
    },
  );

  async function started(version: StrapiVersion): Promise<FakeContent> {
    const fake = await startFakeContent({ version });
    onTestFinished(() => fake.close());
    return fake;
  }
});
