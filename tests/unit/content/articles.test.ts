import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { readArticleFile } from '#app/server/content/files/library';
import { locales } from '#app/i18n/locales';

const folder = 'app/content/articles';

const written = locales.flatMap((locale) =>
  readdirSync(`${folder}/${locale}`).map((file) => {
    const text = readFileSync(`${folder}/${locale}/${file}`, 'utf8');
    const { slug, publishedAt } = readArticleFile(file, text).article;
    return { name: `${locale}/${file}`, slug, day: publishedAt.slice(0, 10), text };
  }),
);

const days = new Map(written.map(({ slug, day }) => [slug, day]));

test.each(written)('$name cites no article of a later day', ({ text, day }) => {
  for (const [, slug = ''] of text.matchAll(/\]\(\/actus\/([\w-]+)/g))
    expect.soft({ slug, later: (days.get(slug) ?? 'never') > day }).toEqual({ slug, later: false });
});

test.each(written)('$name is not dated in the future', ({ day }) => {
  expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
});
