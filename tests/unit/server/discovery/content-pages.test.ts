import { expect, test } from 'vitest';

import { createFileSource } from '#app/server/content/files/file-source';
import type { StoredPage } from '#app/server/content/lists';
import { contentPages } from '#app/server/discovery/content-pages';

const written = '2026-03-01T08:00:00.000Z';
const revised = '2026-05-01T08:00:00.000Z';

test('a page was modified when its newest text was written or revised', async () => {
  const articles = [
    articleOf('as-written', { publishedAt: '2026-04-01T08:00:00.000Z' }),
    articleOf('revised', { publishedAt: written, revisedAt: revised }),
  ];
  const content = createFileSource({ load: async () => ({ articles, chatbots: [] }) });
  const { pages } = await contentPages(content);
  const modified = Object.fromEntries(pages.map((page) => [page.path, page.modified]));
  expect(modified).toMatchObject({
    '/actus/as-written': '2026-04-01T08:00:00.000Z',
    '/actus/revised': revised,
    '/category/Marketing': revised,
  });
});

function articleOf(slug: string, dates: { publishedAt: string; revisedAt?: string }): StoredPage {
  const category = { name: 'Marketing' };
  return { article: { slug, title: slug, summary: '', lang: 'fr', category, ...dates }, blocks: [], seo: {} };
}
