import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { ArticleCard, ArticleList } from '#app/features/articles/article';
import { ArticleListing } from '#app/features/articles/list/article-list';
import { ok, refused } from '#app/lib/result';
import { show } from '#tests/unit/show';

const card: ArticleCard = {
  slug: 'un',
  title: 'Un article',
  summary: 'Son résumé.',
  category: { name: 'En bref', label: 'In brief' },
  author: { username: 'verbe', label: 'Verbe' },
  date: { iso: '2026-11-01T09:00:00.000Z', text: 'November 1, 2026' },
  lang: 'fr',
};
const list: ArticleList = { heading: '', cards: [card], page: 1, pages: 1, categories: [] };

test('an empty list says so and leads to all articles', async () => {
  await show(<ArticleListing result={ok({ ...list, cards: [] })} title="In brief" />);
  expect(screen.getByText('No results')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all articles' }).getAttribute('href')).toBe('/actus');
});

test('a list that cannot be had says so, under its title', async () => {
  await show(<ArticleListing result={refused('unavailable')} title="News" />);
  expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeDefined();
  expect(screen.getByText(/cannot be shown just now/)).toBeDefined();
});

test('a card leads to its article and its category, and names a language that is not the page’s', async () => {
  await show(<ArticleListing result={ok(list)} title="News" />);
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads('Un article')).toBe('/actus/un');
  expect(leads('In brief')).toBe('/category/En%20bref');
  expect(screen.getByRole('heading', { name: 'Un article' }).getAttribute('lang')).toBe('fr');
  expect(screen.getByText('In French')).toBeDefined();
});

test('one page needs no ways to others', async () => {
  await show(<ArticleListing result={ok(list)} title="News" />);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('the last of several leads back', async () => {
  await show(<ArticleListing result={ok({ ...list, page: 2, pages: 2 })} title="News" />);
  expect(screen.getByRole('link', { name: 'Newer articles' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('link', { name: 'Older articles' })).toBeNull();
});

test('a card says when its article appeared', async () => {
  await show(<ArticleListing result={ok(list)} title="News" />);
  expect(document.querySelector('li time')?.getAttribute('datetime')).toBe(card.date.iso);
});

test('the first sentences of a summary stand apart from those that a small card leaves out', async () => {
  const summary = `${'A first sentence. '.repeat(7)}Another one, which is too much.`;
  await show(<ArticleListing result={ok({ ...list, cards: [{ ...card, summary }] })} title="News" />);
  expect(screen.getByText('Another one, which is too much.').tagName).toBe('SPAN');
  expect(screen.getByText('Another one, which is too much.').parentElement?.textContent).toBe(summary);
});
