import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { destinations } from '#app/components/layout/destinations';
import { createI18n } from '#app/i18n/i18n';
import { locales } from '#app/i18n/locales';
import { deadEnd, isArticle } from './addresses';
import { placeholder } from './placeholder';
import { headingsOf, linksOf, type SiteText, siteTexts, wordsOf } from './texts';

test.each(siteTexts)('$lang/$name is called what the menu calls it', async ({ name, lang, page }) => {
  const inMenus = Object.values(destinations).find(
    (entry) => entry.to === `/${name}` && !('hash' in entry),
  )?.label;
  if (inMenus) expect(page.fields.label).toBe((await createI18n(lang))._(inMenus));
});

const french = siteTexts.filter(({ lang }) => lang === 'fr');

test.each(locales)('every text of the site is there in %s', (lang) => {
  const names = siteTexts.filter((text) => text.lang === lang).map(({ name }) => name);
  expect(names).toEqual(french.map(({ name }) => name));
});

describe.each(siteTexts)('$lang/$name', (text) => {
  const { name, page } = text;

  test('has as many sections, and as many entries in each, as the French one', () => {
    const original = french.find((other) => other.name === name);
    expect(page.sections.map(({ entries }) => entries.length)).toEqual(
      original?.page.sections.map(({ entries }) => entries.length),
    );
  });

  test('holds no placeholder', () => {
    expect(wordsOf(text).filter((words) => placeholder.test(words))).toEqual([]);
  });

  test('gives every anchor once', () => {
    const anchors = headingsOf(text).map(({ id }) => id);
    expect(anchors).toEqual([...new Set(anchors)]);
  });

  test('has the anchors of the French one, so that a link holds in every language', () => {
    const original = french.find((other) => other.name === name);
    expect(anchorsOf(text)).toEqual(original && anchorsOf(original));
  });

  test('links to pages and anchors that exist', () => {
    const inside = linksOf(text).filter((href) => /^[/#]/.test(href));
    const dead = inside.map((href) => deadEnd(href, `/${name}`));
    expect(dead.filter((fault) => fault !== undefined)).toEqual([]);
  });

  test('names articles that exist', () => {
    const { articles } = z
      .object({ articles: z.array(z.object({ slug: z.string() })).default([]) })
      .parse(page.fields);
    expect(articles.filter(({ slug }) => !isArticle(slug))).toEqual([]);
  });
});

describe.each(french)('the typography of fr/$name', (text) => {
  const found = (fault: RegExp) => wordsOf(text).flatMap((words) => words.match(fault) ?? []);

  test('has narrow no-break spaces before ; ! ?', () => {
    expect(found(/.{0,20}(?<![\u202f!?…(])[;!?](?=[\s.,»)]|$)/gu)).toEqual([]);
  });

  test('has no-break spaces before : and inside « »', () => {
    expect(found(/.{0,20}(?<!\u00a0):(?=\s|$)|«(?!\u00a0).{0,20}|.{0,20}(?<!\u00a0)»/gu)).toEqual([]);
  });

  test('has typographic apostrophes and quotation marks', () => {
    expect(found(/.{0,20}\p{L}'\p{L}.{0,10}|.{0,20}["“”].{0,10}/gu)).toEqual([]);
  });
});

/** The parts of solutions and studies are named by their titles: no link leads to one. */
function anchorsOf(text: SiteText): string[] {
  const named = /^(?:solutions-ia|services\/data)(?:\/|$)/.test(text.name)
    ? text.page.sections
    : headingsOf(text);
  return named.map(({ id }) => id);
}
