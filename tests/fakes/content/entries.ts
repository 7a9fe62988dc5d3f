import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const contract = join(import.meta.dirname, '../../fixtures/contract/v5');

const entry = z.looseObject({
  id: z.number(),
  documentId: z.string(),
  slug: z.string(),
  locale: z.string(),
  publishedAt: z.string().nullable(),
});

export type FakeArticle = z.infer<typeof entry>;
export type FakeChatbot = FakeArticle;

/** The articles of the contract in all languages, with those bodies that the contract has. */
export function contractArticles(): FakeArticle[] {
  const whole = ['05-article-by-slug.json', '05-article-by-slug.locale-en.json'].flatMap(read);
  return read('01-articles.locale-star.json').map(
    (article) =>
      whole.find(({ slug }) => slug === article.slug) ?? {
        ...article,
        body: bodyOf(article.slug),
        seo: null,
      },
  );
}

/** The chatbots of the contract in French and English. */
export function contractChatbots(): FakeChatbot[] {
  return ['06-chatbots.json', '06-chatbots.locale-en.json'].flatMap(read);
}

/** Articles in French, `article-1` the newest, a day between two. */
export function madeArticles(count: number): FakeArticle[] {
  const newest = Date.UTC(2026, 9, 1, 8);
  const categories = ['Trends & Insights', 'Innovation Lab', 'Éthique'];
  return Array.from({ length: count }, (_, index) => ({
    ...madeArticle(`article-${index + 1}`),
    id: index + 1,
    publishedAt: new Date(newest - index * 86_400_000).toISOString(),
    category: { id: (index % 3) + 1, name: categories[index % 3] },
  }));
}

/** One article to be pushed to the fake, in French unless `more` says otherwise. */
export function madeArticle(slug: string, more: Partial<FakeArticle> = {}): FakeArticle {
  return {
    id: 1000,
    documentId: `document-${slug}`,
    slug,
    title: `Titre de ${slug}`,
    summary: `Résumé de ${slug}`,
    locale: 'fr',
    publishedAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-03-01T08:00:00.000Z',
    image: null,
    createdBy: { id: 1, username: 'camille.perrin' },
    category: { id: 2, name: 'Innovation Lab' },
    seo: null,
    body: bodyOf(slug),
    ...more,
  };
}

function bodyOf(slug: string) {
  const content = `Texte de **${slug}**.`;
  return [{ id: 1, __component: 'article.rich-text', title: null, content, illustration: null }];
}

function read(file: string): FakeArticle[] {
  return z.object({ data: z.array(entry) }).parse(JSON.parse(readFileSync(join(contract, file), 'utf8')))
    .data;
}
