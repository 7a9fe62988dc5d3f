import Parser from 'rss-parser';

import { expect, test } from './support/test';

function attributeOf(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}

test('crawlers learn where the sitemap is, and what they may read', async ({ request, server }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(text).not.toContain('elevator-pitch');
});

test('a browser that asks for the icon without being told gets it', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.headers()['content-type']).toMatch(/^image\//);
});

test('who finds a weakness learns whom to tell', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
});

test('a feed reader finds the articles in its language, and each is there', async ({ request, server }) => {
  const html = await (await request.get('/actus?lang=es')).text();
  const address = attributeOf(html, /<link[^>]*type="application\/rss\+xml"[^>]*href="([^"]+)"/);
  expect(address).toBe(`${server.url}/actus/rss.xml?lang=es`);
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const feed = await new Parser().parseString(await response.text());
  expect(feed).toMatchObject({ language: 'es', feedUrl: address });
  expect(feed.items.length).toBeGreaterThan(0);
  for (const { link } of feed.items) expect((await request.get(link ?? '')).status(), link).toBe(200);
});

test('a link to an article shows a picture of its title', async ({ request }) => {
  const html = await (await request.get('/actus/test-de-turing?lang=fr')).text();
  const address = attributeOf(html, /property="og:image" content="([^"]+)"/) ?? '';
  expect(address).toContain('/og/actus/test-de-turing.png?lang=fr');
  const picture = await request.get(address);
  expect(picture.headers()['content-type']).toBe('image/png');
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const again = await request.get(address, { headers: { 'if-none-match': picture.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
  expect((await request.get('/og/actus/unknown.png')).status()).toBe(404);
});
