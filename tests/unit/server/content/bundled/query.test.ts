import { expect, test } from 'vitest';

import { answerQuery } from '#app/server/content/bundled/query';

const entities = Array.from({ length: 130 }, (_, index) => ({
  id: index + 1,
  documentId: `d-${index}`,
  slug: `s-${index}`,
  locale: index < 120 ? 'fr' : 'en',
  publishedAt: new Date(index * 1000).toISOString(),
  category: { name: index % 2 ? 'Éthique & IA' : 'En bref' },
  body: [{ content: 'long' }],
}));

const ask = (query: string) => answerQuery(entities, new URLSearchParams(query));
const slugs = (query: string) => ask(query)?.data.map(({ slug }) => slug);

test('a page holds 25, as many as asked, or 100', () => {
  expect(ask('')?.meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 5, total: 120 });
  expect(ask('pagination[pageSize]=3')?.data).toHaveLength(3);
  expect(ask('pagination[pageSize]=1000')?.data).toHaveLength(100);
  expect(ask('pagination[page]=99')?.data).toEqual([]);
});

test('its own language is French; another stands alone, an unknown one is empty', () => {
  expect(ask('locale=en')?.meta.pagination.total).toBe(10);
  expect(ask('locale=es')?.data).toEqual([]);
});

test('filters by slug, and by a name whatever its case', () => {
  expect(slugs('filters[slug][$eq]=s-7')).toEqual(['s-7']);
  expect(slugs('filters[slug][$eq]=S-7')).toEqual([]);
  expect(ask('filters[category][name][$eqi]=éthique %26 ia')?.meta.pagination.total).toBe(60);
  expect(ask('filters[category][name][$eqi]=%25')?.data).toEqual([]);
});

test('sorts either way', () => {
  expect(slugs('sort[0]=publishedAt:desc&pagination[pageSize]=2')).toEqual(['s-119', 's-118']);
  expect(slugs('sort[0]=publishedAt:asc&pagination[pageSize]=1')).toEqual(['s-0']);
});

test('shows relations to whoever asks for them', () => {
  expect(ask('pagination[pageSize]=1')?.data[0]).not.toHaveProperty('body');
  const [entity] = ask('populate[0]=body&populate[1]=body.illustration')?.data ?? [];
  expect(entity).toHaveProperty('body');
  expect(entity).not.toHaveProperty('category');
});

test.each([
  'status=draft',
  'publicationState=preview',
  'pagination[page]=abc',
  'pagination[page]=0',
  'fields[0]=slug',
])('%s is refused', (query) => {
  expect(ask(query)).toBeUndefined();
});
