import type { Article, WholeArticle } from '#app/server/content/content-source';

/** An article as the content service gives it; `day` of November 2026. */
export function storedCard(day: number, more: Partial<Article> = {}): Article {
  return {
    slug: `article-${day}`,
    title: `Article ${day}`,
    summary: 'Un résumé.',
    author: { id: 1, username: 'verbe' },
    category: { name: 'En bref' },
    publishedAt: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
    lang: 'fr',
    ...more,
  };
}

/** The same with its body: two sections. */
export function storedPage(day: number, more: Partial<WholeArticle> = {}): WholeArticle {
  return {
    ...storedCard(day),
    blocks: [{ kind: 'text', markdown: '## Un\n\nmots\n\n## Deux\n\nmots' }],
    seo: {},
    alternates: [],
    ...more,
  };
}
