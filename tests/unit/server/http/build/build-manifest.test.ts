import { expect, test } from 'vitest';

import { redirects } from '#app/content/redirects';
import { buildManifest } from '#app/server/http/build/build-manifest';

test('a build says its redirects and its prerendered pages, for good', async () => {
  const answer = buildManifest('b1.json', { id: 'b1', prerendered: ['/', '/cgu'] });
  expect(await answer.json()).toEqual({ id: 'b1', redirects, prerendered: ['/', '/cgu'] });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['b0.json', 'b1'],
  ['b1', 'b1'],
  ['undefined.json', undefined],
])('of %s the build %s says nothing', (file, id) => {
  const answer = buildManifest(file, { id, prerendered: [] });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
