import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { readArticleFile } from '#app/server/content/files/library';
import { locales } from '#app/i18n/locales';

const folder = 'app/content/articles';

const written = locales.flatMap((locale) =>
  readdirSync(`${folder}/${locale}`).map((file) => {
    const text = readFileSync(`${folder}/${locale}/${file}`, 'utf8');
    const { article } = readArticleFile(file, text);
    const { slug, lang, publishedAt, revisedAt } = article;
    return { name: `${locale}/${file}`, locale, article, slug, lang, publishedAt, revisedAt, text };
  }),
);

const days = new Map(written.map(({ lang, slug, publishedAt }) => [`${lang}/${slug}`, dayOf(publishedAt)]));

function dayOf(iso: string): string {
  return iso.slice(0, 10);
}

test.each(written)(
  '$name cites no article of a later day, and none that is missing in its language',
  (own) => {
    const day = dayOf(own.revisedAt ?? own.publishedAt);
    for (const [, slug = ''] of own.text.matchAll(/\]\(\/actus\/([\w-]+)/g))
      expect
        .soft({ slug, later: (days.get(`${own.lang}/${slug}`) ?? 'never') > day })
        .toEqual({ slug, later: false });
  },
);

test.each(written)('$name is dated by days that have come, in their order', ({ publishedAt, revisedAt }) => {
  expect(Date.parse(revisedAt ?? publishedAt)).toBeLessThanOrEqual(Date.now());
  if (revisedAt) expect(dayOf(revisedAt) > dayOf(publishedAt)).toBe(true);
});

describe('every article', () => {
  const inFrench = written.filter(({ lang }) => lang === 'fr');

  test('stands in the folder of its language, under its slug, signed', () => {
    for (const { name, locale, slug, lang, article } of written) {
      expect.soft({ name, lang }).toEqual({ name: `${locale}/${slug}.md`, lang: locale });
      expect.soft(article.author?.username, name).toBeTruthy();
    }
  });

  test.each(inFrench)(
    '$slug is there in every language, in the same category and form',
    ({ slug, article, text }) => {
      for (const lang of locales) {
        const same = written.find((other) => other.lang === lang && other.slug === slug);
        expect.soft(same?.article.category, lang).toEqual(article.category);
        expect.soft(same && headingsOf(same.text), `headings of ${lang}`).toBe(headingsOf(text));
      }
    },
  );

  test('no translation is left without its original', () => {
    const slugs = new Set(inFrench.map(({ slug }) => slug));
    expect(written.filter(({ slug }) => !slugs.has(slug)).map(({ name }) => name)).toEqual([]);
  });
});

describe.each(written.filter(({ lang }) => lang === 'fr'))('the typography of $name', ({ text }) => {
  const words = text
    .replace(/^---[^]*?^---/m, '')
    .replaceAll(/```[^]*?```/g, '')
    .replaceAll(/\]\([^)\s]+/g, ']');

  test('has no-break spaces where French wants them', () => {
    expect(
      words.match(
        /.{0,20} [;!?»](?=[\s.,)»*]|$)|.{0,20}(?<!\u00a0):(?= )|«(?!\u00a0).{0,20}|.{0,20}(?<!\u00a0)»/gmu,
      ) ?? [],
    ).toEqual([]);
  });

  test('has typographic apostrophes', () => {
    expect(words.match(/.{0,20}\p{L}'\p{L}.{0,10}/gu) ?? []).toEqual([]);
  });
});

const titles = new Map(written.map(({ lang, slug, article }) => [`${lang}/${slug}`, article.title]));

test.each(written)('$name cites by its title what it begins to cite so', ({ lang, text }) => {
  for (const [, label = '', slug = ''] of text.matchAll(/\[([^\]]+)\]\(\/actus\/([\w-]+)/g)) {
    const cited = wordsOf(label);
    const title = wordsOf(titles.get(`${lang}/${slug}`) ?? '');
    if (cited.slice(0, 2).join(' ') === title.slice(0, 2).join(' '))
      expect.soft(cited).toEqual(title.slice(0, cited.length));
  }
});

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

describe('what a page proposes to read', () => {
  const proposals = locales.flatMap((lang) =>
    readdirSync(`app/content/${lang}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => {
        const text = readFileSync(`app/content/${lang}/${file}`, 'utf8');
        const found = text.matchAll(/^ +- slug: (\S+)\n +label: (['"])(.*)\2$/gm);
        return Array.from(found, ([, slug = '', , label]) => ({
          page: `${lang}/${file}`,
          article: `${lang}/${slug}`,
          label,
        }));
      }),
  );

  test('is named as the article is', () => {
    expect(proposals.length).toBeGreaterThan(20);
    for (const { page, article, label } of proposals)
      expect.soft({ page, label }).toEqual({ page, label: titles.get(article) });
  });
});

/** The levels of the headings in their order: `2 2 3 2`. */
function headingsOf(text: string): string {
  return Array.from(text.matchAll(/^(#{2,4}) /gm), ([, marks = '']) => marks.length).join(' ');
}
