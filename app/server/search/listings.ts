import { categoryLabel, foldName, labelsOf } from '#app/content/categories';
import { listingTexts } from '#app/content/search-entries';
import { site } from '#app/content/site';
import type { Locale } from '#app/i18n/locales';
import type { Article } from '../content/content-source';
import type { Findable } from './documents';

/** The pages that list the articles of a category or an author. A list without articles in its language shows French ones. */
export function findableListings(articles: readonly Article[], lang: Locale): Findable[] {
  const categories = distinct(articles.flatMap(({ category }) => category?.name ?? []));
  const authors = distinct(articles.flatMap(({ author }) => author?.username ?? []));
  return [
    ...categories.map((name) => findableCategory(name, lang)),
    ...authors.map((username) => findableAuthor(username, lang)),
  ];
}

function findableCategory(name: string, lang: Locale): Findable {
  return {
    kind: 'page',
    address: `/category/${encodeURIComponent(name)}`,
    title: categoryLabel(name, lang),
    name: labelsOf(name).join(' '),
    text: listingTexts[lang].category,
    lang,
  };
}

function findableAuthor(username: string, lang: Locale): Findable {
  const isTheHouse = foldName(username) === foldName(site.name);
  return {
    kind: 'page',
    address: `/author/${encodeURIComponent(username)}`,
    title: isTheHouse ? site.name : username,
    text: listingTexts[lang].author,
    lang,
  };
}

function distinct(names: string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const name of names) if (!byFolded.has(foldName(name))) byFolded.set(foldName(name), name);
  return [...byFolded.values()];
}
