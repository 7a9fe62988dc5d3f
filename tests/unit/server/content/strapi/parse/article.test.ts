import { describe, expect, test } from 'vitest';

import { readArticle, readPage } from '#app/server/content/strapi/parse/article';
import { readChatbot } from '#app/server/content/strapi/parse/chatbot';
import { readPicture } from '#app/server/content/strapi/parse/picture';

const least = { id: 1, slug: 'x', publishedAt: '2026-01-02T03:04:05.000Z' };
const options = { mediaBase: 'http://cms.example' };
const media = { id: 3, url: '/a.jpg', alternativeText: 'A', width: 10, height: 20 };
const picture = { url: 'http://cms.example/a.jpg', alt: 'A', width: 10, height: 20 };

describe('an article', () => {
  test('needs a slug and a date', () => {
    expect(readArticle(least, options)?.article).toMatchObject({
      slug: 'x',
      title: 'x',
      summary: '',
      lang: 'fr',
    });
    expect(readArticle({ ...least, slug: '' }, options)).toBeUndefined();
    expect(readArticle({ ...least, publishedAt: null }, options)).toBeUndefined();
    expect(readArticle({ ...least, publishedAt: 'hier' }, options)).toBeUndefined();
    expect(readArticle(null, options)).toBeUndefined();
  });

  test('has its date in UTC', () => {
    const publishedAt = '2026-01-02T04:04:05+01:00';
    expect(readArticle({ ...least, publishedAt }, options)?.article.publishedAt).toBe(
      '2026-01-02T03:04:05.000Z',
    );
  });

  test.each([
    ['en', 'en'],
    ['es-MX', 'es'],
    ['de', 'fr'],
    [null, 'fr'],
  ])('of the locale %s is in %s', (locale, lang) => {
    expect(readArticle({ ...least, locale }, options)?.article.lang).toBe(lang);
  });

  test.each([42, '42', '', null])('has no author of the name %j', (username) => {
    expect(readArticle({ ...least, createdBy: { id: 7, username } }, options)?.article.author).toEqual({
      id: 7,
    });
  });

  test('keeps nothing of its author but id and username', () => {
    const createdBy = { id: 7, username: 'camille', firstname: 'Camille', email: 'c@example.org' };
    const { author } = readArticle({ ...least, createdBy }, options)?.article ?? {};
    expect(author).toEqual({ id: 7, username: 'camille' });
  });
});

describe('the shared image', () => {
  test.each<[string, unknown]>([
    ['a media of Strapi 5', media],
    ['a media of Strapi 4', { data: { id: 3, attributes: media } }],
    ['a component with a media', { id: 1, media }],
    ['a component with a media of Strapi 4', { id: 1, media: { data: { id: 3, attributes: media } } }],
  ])('is %s', (_, sharedImage) => {
    expect(readPage({ ...least, seo: { sharedImage } }, options)?.seo.image).toEqual(picture);
  });

  test.each<[string, object | null]>([
    ['null', { sharedImage: null }],
    ['empty', { sharedImage: { data: null } }],
    ['absent', {}],
    ['without a seo', null],
  ])('may be %s', (_, seo) => {
    expect(readPage({ ...least, seo }, options)?.seo).toEqual({});
  });
});

describe('a picture', () => {
  test.each([null, undefined, {}, { data: null }, { url: '' }, { url: 'data:image/png;base64,AA' }, 'a.jpg'])(
    '%j is none',
    (field) => {
      expect(readPicture(field, 'http://cms.example')).toBeUndefined();
    },
  );

  test('without a service its path is of this site', () => {
    expect(readPicture({ url: '/articles/a.svg', alternativeText: 'A' }, undefined)).toEqual({
      url: '/articles/a.svg',
      alt: 'A',
    });
    expect(readPicture({ url: 'a.svg' }, undefined)).toBeUndefined();
  });
});

test('a drawing of the service is no picture: nothing could show it', () => {
  expect(readPicture({ url: '/uploads/logo.svg' }, 'http://cms.example')).toBeUndefined();
  expect(readPicture({ url: 'https://files.example/logo.SVG?v=1' }, 'http://cms.example')).toBeUndefined();
  expect(readPicture({ url: '/uploads/svg.png' }, 'http://cms.example')).toBeDefined();
});

describe('a chatbot', () => {
  test('is active unless it says that it is not', () => {
    const active = (value: unknown) => readChatbot({ slug: 'x', active: value }, undefined)?.chatbot.active;
    expect([undefined, null, true, 'no', false].map(active)).toEqual([true, true, true, true, false]);
  });

  test('without an order comes last', () => {
    expect(readChatbot({ slug: 'x', order: null }, undefined)?.chatbot.order).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('that is a draft is none', () => {
    expect(readChatbot({ slug: 'x', publishedAt: null }, undefined)).toBeUndefined();
  });
});
