import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { locales } from '#app/i18n/locales';

/** The names of all texts in a language, as `readPage` takes them. */
function textNames(lang: string): string[] {
  return readdirSync(`app/content/${lang}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => path.slice(0, -'.md'.length));
}

const names = [...new Set(locales.flatMap(textNames))];

/** The paths of all routes, where a part such as `$name` stands for any. */
const routes = [...readFileSync('app/routeTree.gen.ts', 'utf8').matchAll(/fullPath: '([^']*)'/g)].map(
  ([, path = '']) => new RegExp(`^${path.replace(/(?<=.)\/$/, '').replace(/\$\w+/g, '[^/]+')}$`),
);

test('there are texts, and routes', () => {
  expect(names).toContain('contact/about-us');
  expect(routes.length).toBeGreaterThan(10);
});

test.each(names)('%s stands where there is a route', (name) => {
  expect(routes.some((route) => route.test(`/${name}`))).toBe(true);
});
