import sharp from 'sharp';
import { expect, test } from 'vitest';

import { articlePicture } from '#app/features/articles/server/article-picture';
import type { Locale } from '#app/i18n/locales';
import { createServices, type Services } from '#app/server/services';
import { madeArticle } from '#tests/fakes/content/entries';
import { siteForEachTest } from './site-for-each-test';

const { service, services } = siteForEachTest();

function ask(slug: string, headers: Record<string, string> = {}, asked: Services = services()) {
  const request = new Request('https://verbe.example/og', { headers });
  return articlePicture(`${slug}.png`, { request, visitor: { ip: '192.0.2.1', services: asked } });
}

async function pictureOf(slug: string) {
  const response = await ask(slug);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await response.arrayBuffer());
}

test('an article has a picture of 1200 × 630 px, which differs from another’s', async () => {
  const [one, other] = [await pictureOf('article-1'), await pictureOf('article-2')];
  expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(one.equals(other)).toBe(false);
  expect(one.length).toBeLessThan(120_000);
});

test('a title that is hostile or far too long still makes a picture', async () => {
  service().articles.push(
    madeArticle('script', { title: '</svg></script><script>alert(1)</script> & « ça »' }),
    madeArticle('long', { title: 'Une phrase qui ne finit pas. '.repeat(200) }),
    madeArticle('unbroken', { title: 'x'.repeat(3000) }),
  );
  for (const slug of ['script', 'long', 'unbroken']) {
    expect(await sharp(await pictureOf(slug)).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

test.each(['مرحبا بالعالم', '生成式人工智能', 'Bravo 🎉', 'Ꝁꞟ'])(
  'what the faces have no letters for shows the default image: %s',
  async (title) => {
    service().articles.push(madeArticle('other', { title }));
    const response = await ask('other');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/previews/verbe-fr.png');
  },
);

test('the address alone says the language: who keeps pictures keeps one for everybody', async () => {
  service().articles.push(
    madeArticle('both', { title: 'Titre français' }),
    madeArticle('both', { title: 'English title', locale: 'en' }),
  );
  const [french, english] = [await hashOf('both', '?lang=fr'), await hashOf('both', '?lang=en')];
  expect(french).not.toBe(english);
  expect(await hashOf('both', '', 'fr')).toBe(await hashOf('both', '', 'en'));
  expect(await hashOf('both', '?lang=xx', 'fr')).toBe(await hashOf('both', '', 'es'));
});

async function hashOf(slug: string, query: string, locale: Locale = 'es') {
  const request = new Request(`https://verbe.example/og/actus/${slug}.png${query}`);
  const visitor = { ip: '192.0.2.1', locale, services: services() };
  return (await articlePicture(`${slug}.png`, { request, visitor })).headers.get('etag');
}

test('who has it already is told so, and it is drawn once', async () => {
  const first = await ask('article-1');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(etag).not.toBe('');
  const { rateLimits, ...others } = services();
  const refusing = createServices({ ...others, rateLimits: { ...rateLimits, take: refuse } });
  expect((await ask('article-1', { 'if-none-match': etag }, refusing)).status).toBe(304);
  expect((await ask('article-2', {}, refusing)).status).toBe(429);
});

async function refuse() {
  return { ok: false, retryAfter: 7 } as const;
}

test('an unknown article has none, and the service is not asked about its name', async () => {
  await ask('article-1');
  const calls = service().count();
  expect((await ask('unknown')).status).toBe(404);
  expect((await ask('x'.repeat(300))).status).toBe(404);
  expect(service().count()).toBe(calls);
});

test('while the content service is away it asks to come back', async () => {
  service().fault = 500;
  expect((await ask('article-1')).status).toBe(503);
});
