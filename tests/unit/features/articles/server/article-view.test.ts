import { expect, test } from 'vitest';

import { cardOf, articleListOf, shownArticle } from '#app/features/articles/server/article-view';
import type { Body } from '#app/features/articles/server/render';
import { storedCard, storedPage } from '../articles';

const siteUrl = 'https://verbe.example';
const body: Body = { parts: [], contents: [], minutes: 1 };
const list = [storedCard(9), storedCard(8, { category: { name: 'Autre' } }), storedCard(7), storedCard(6)];

test('the date is said in the language of the page, at the time of Paris', () => {
  const lateAtNight = storedCard(1, { publishedAt: '2026-10-31T23:30:00.000Z' });
  expect(cardOf(lateAtNight, 'fr').date.text).toBe('1er novembre 2026');
  expect(cardOf(lateAtNight, 'en').date.text).toBe('1 November 2026');
  expect(cardOf(lateAtNight, 'es').date).toEqual({
    iso: '2026-10-31T23:30:00.000Z',
    text: '1 de noviembre de 2026',
  });
});

test('an author without a public name writes in that of the company, and is found by the id', () => {
  expect(cardOf(storedCard(1, { author: { id: 7 } }), 'fr').author).toEqual({
    username: '7',
    label: 'Verbe',
  });
  expect(cardOf(storedCard(1, { author: undefined }), 'fr').author).toBeUndefined();
});

test('a list is cut into pages of twelve', () => {
  const articles = Array.from({ length: 25 }, (_, index) => storedCard(25 - index));
  const page = (number: number) =>
    articleListOf(articles, { all: articles, heading: '', page: number, locale: 'fr' });
  expect(page(1).cards).toHaveLength(12);
  expect(page(3)).toMatchObject({ page: 3, pages: 3, cards: [{ slug: 'article-1' }] });
  expect(page(4).cards).toEqual([]);
});

test('an empty list is one page', () => {
  expect(articleListOf([], { all: [], heading: 'x', page: 1, locale: 'fr' })).toEqual({
    heading: 'x',
    cards: [],
    page: 1,
    pages: 1,
    categories: [],
  });
});

test('each category is offered once, under its name in the language of the page', () => {
  const all = [
    ...list,
    storedCard(5, { category: { name: 'EN BREF' } }),
    storedCard(4, { category: undefined }),
  ];
  expect(
    articleListOf(all, { all, heading: '', page: 1, locale: 'en' }).categories.map(({ label }) => label),
  ).toEqual(['In brief', 'Autre']);
});

test('a later change of the text is dated, one of the same day is not', () => {
  const shown = (revisedAt?: string) =>
    shownArticle(storedPage(7, { revisedAt }), { list, locale: 'en', siteUrl, body }).revised;
  expect(shown('2026-11-09T00:00:00.000Z')).toEqual({
    iso: '2026-11-09T00:00:00.000Z',
    text: '9 November 2026',
  });
  expect(shown('2026-11-07T20:00:00.000Z')).toBeUndefined();
  expect(shown()).toBeUndefined();
});

test('three are read next: of its subject, then those that appeared before it, then the newest', () => {
  const nextOf = (day: number, name: string) =>
    shownArticle(storedPage(day, { category: { name } }), { list, locale: 'fr', siteUrl, body }).next;
  const slugs = (...of: Parameters<typeof nextOf>) => nextOf(...of).map(({ slug }) => slug);
  expect(slugs(7, 'en bref')).toEqual(['article-9', 'article-6', 'article-8']);
  expect(slugs(8, 'Autre')).toEqual(['article-7', 'article-6', 'article-9']);
});

test('its address to hand on is in the language of the page, with the accents of its slug written out', () => {
  const article = shownArticle(storedPage(7, { slug: 'été' }), { list, locale: 'es', siteUrl, body });
  expect(article.address).toBe('https://verbe.example/actus/%C3%A9t%C3%A9?lang=es');
});

test('what previews show is what its editor wrote for them, else its own words and picture', () => {
  const image = { url: '/articles/a.svg', alt: 'A' };
  const seo = { title: 'T', description: 'D', image: { url: 'https://cms.example/b.png', alt: 'B' } };
  const previewOf = (more: Parameters<typeof storedPage>[1]) =>
    shownArticle(storedPage(7, more), { list, locale: 'fr', siteUrl, body }).preview;
  expect(previewOf({ image, seo })).toEqual(seo);
  expect(previewOf({ image })).toEqual({ title: 'Article 7', description: 'Un résumé.', image });
});
