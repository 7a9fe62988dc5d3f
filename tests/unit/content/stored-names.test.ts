import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { locales } from '#app/i18n/locales';

const sources = globSync('app/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'));

/** The names, or their beginnings, under which the site’s own scripts keep texts in the browser. */
const names = new Set([
  ...sources
    .filter((source) => /(?:session|local)Storage|InTab\(/.test(source))
    .flatMap((source) => [
      ...source.matchAll(/`([a-z][\w:-]*[:-])\$\{/g),
      ...source.matchAll(/\w*[kK]ey = '([^']+)'/g),
    ])
    .map(([, name = '']) => name),
  ...sources
    .flatMap((source) => /type DraftedForm =([^;]+);/.exec(source)?.[1]?.match(/(?<=')\w+(?=')/g) ?? [])
    .map((form) => `${form}-draft`),
]);

test.each(locales)('the page about cookies lists every name that scripts keep, in %s', (locale) => {
  expect(names.size).toBeGreaterThan(9);
  const listed = readFileSync(`app/content/${locale}/cookies.md`, 'utf8')
    .split('\n')
    .flatMap((line) => /^\| ([^|]+) \|/.exec(line)?.[1]?.split(', ') ?? [])
    .map((name) => name.replace('…', ''));
  expect([...names].filter((name) => !listed.some((start) => name.startsWith(start)))).toEqual([]);
});
