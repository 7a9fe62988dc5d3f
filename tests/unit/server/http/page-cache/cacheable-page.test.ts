import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

import { redirectFor } from '#app/server/http/request/redirects';
import { cacheablePage, cacheablePages } from '#app/server/http/page-cache/cacheable-page';
import { loggedPath } from '#app/server/http/request/paths';

const site = 'http://localhost:3000';

describe('the key of a page', () => {
  test('is its address, the language and the breakpoint', () => {
    expect(pageAt('/actus', { 'accept-language': 'fr', cookie: 'viewport=tablet' })).toEqual({
      key: 'fr tablet /actus',
      address: '/actus',
      locale: 'fr',
      viewport: 'tablet',
    });
    expect(keyOf('/?lang=es', { 'accept-language': 'fr' })).toBe('es  /?lang=es');
    expect(keyOf('/', { cookie: 'lang=es', 'accept-language': 'fr' })).toBe('es  /');
  });

  test('holds the parameters that the page reads, in one order, and no others', () => {
    expect(keyOf('/actus?filters[category]=x&page=2&lang=fr&utm_source=y')).toBe('fr  /actus?lang=fr&page=2');
    expect(keyOf('/contact?page=2')).toBe('en  /contact');
    expect(keyOf('/?gclid=1')).toBe(keyOf('/'));
  });

  test('holds nothing else that a visitor sends', () => {
    const canary = 'canary-of-a-visitor';
    const headers = {
      cookie: `pitch-owner=${canary}; consent=${canary}`,
      referer: canary,
      'user-agent': canary,
    };
    expect(JSON.stringify(pageAt(`/actus?q=${canary}`, headers))).not.toContain(canary);
  });
});

test.each([
  '/agents/elevator-pitch/AbCdEfGhIjKlMnOpQrStUv',
  '/agents/elevator-pitch-order/AbCdEfGhIjKlMnOpQrStUv',
  '/agents/elevator-pitch-report',
  '/agents/elevator-pitch-success',
  '/retractation',
  '/recherche?q=ia',
  '/newsletter/confirm?token=x',
  '/404?from=/x',
  '/Actus',
  '/actus/',
  '/actus//x',
  '/actus/a/b',
  '/nowhere',
  '/actus/rss.xml',
  '/_serverFn/x',
  // What the router reads in a way of its own.
  '/actus?page=%222%22',
  '/actus?page=2&page=3',
  '/?lang=fr&lang=es',
  // Other ways to write the address of a page.
  '/actus/%6Darketing-digital',
  '/actus/%zz',
  `/category/${'x'.repeat(201)}`,
])('%s is rendered for its visitor', (path) => {
  expect(pageAt(path)).toBeUndefined();
});

test('what an editor previews is rendered for the editor', () => {
  expect(pageAt('/actus/x', { cookie: 'lang=fr; preview=1.x' })).toBeUndefined();
  expect(pageAt('/actus/x', { cookie: '__Host-preview=1.x' })).toBeUndefined();
});

test('only whoever reads a page gets one', () => {
  expect(pageAt('/', {}, 'HEAD')?.key).toBe('en  /');
  expect(pageAt('/', {}, 'POST')).toBeUndefined();
  expect(pageAt('/', { accept: 'application/json' })).toBeUndefined();
  expect(pageAt('/', { accept: 'application/xml;q=0.9,*/*;q=0.8' })?.key).toBe('en  /');
});

test('each page of the list is a route, has no address to keep secret, and leads nowhere else', async () => {
  const routes = await readFile('app/routeTree.gen.ts', 'utf8');
  for (const path of cacheablePages.keys()) {
    const pattern = path.replace('$', String.raw`\$\w+`);
    expect(routes).toMatch(new RegExp(`^ {2}'${pattern}/?': typeof App`, 'm'));
    expect(loggedPath(path)).toBe(path);
    expect(redirectFor(path, '')).toBeUndefined();
  }
});

function keyOf(path: string, headers?: Record<string, string>): string | undefined {
  return pageAt(path, headers)?.key;
}

function pageAt(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new Request(site + path, { headers, method });
  return cacheablePage(request, new URL(request.url));
}
