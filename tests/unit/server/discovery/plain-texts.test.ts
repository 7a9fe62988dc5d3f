import { expect, test } from 'vitest';

import { robots } from '#app/server/discovery/robots';
import { securityTxt } from '#app/server/discovery/security-txt';

const site = { siteUrl: 'https://verbe.example' };

test('crawlers may read every page, a pitch too, and learn of the sitemap', async () => {
  const text = await robots(site).text();
  expect(text).toBe(
    'User-agent: *\nDisallow: /_serverFn/\nDisallow: /content/\n\nSitemap: https://verbe.example/sitemap.xml\n',
  );
});

test('who finds a weakness learns whom to tell, for half a year from now', async () => {
  const response = securityTxt(site, Date.parse('2026-11-21T20:00:00Z'));
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await response.text()).trim().split('\n')).toEqual([
    'Contact: mailto:bonjour@verbe.example',
    'Expires: 2027-05-20T00:00:00.000Z',
    'Preferred-Languages: en, fr, es',
    'Canonical: https://verbe.example/.well-known/security.txt',
  ]);
});
