import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

import { indexablePages } from '#app/server/discovery/indexable-pages';

/** Pages that say `noindex`. */
const notKept = new Set([
  '/404',
  '/construction',
  '/recherche',
  '/agents/elevator-pitch-cancel',
  '/agents/elevator-pitch-success',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
]);

/** The paths of the pages in `app/routes/_app`; what stands for anything is a pattern. */
const routes = readdirSync('app/routes/_app')
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('-'))
  .map((file) => `/${file.slice(0, -'.tsx'.length).replaceAll('.', '/')}`.replace(/\/index$/, '') || '/');

test('every page that search engines may keep is named, and no other', () => {
  const fixed = routes.filter((path) => !path.includes('$') && !notKept.has(path));
  expect(indexablePages()).toEqual(expect.arrayContaining(fixed));
  expect(indexablePages().filter((path) => notKept.has(path))).toEqual([]);
});

test('every page that is named has a route', () => {
  const patterns = routes.map((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`));
  expect(indexablePages().filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});
