import type { BundledArticle, BundledChatbot, BundledImage } from './front-matter';
import type { Library } from './library';

/** What the service keeps of one type: entities as Strapi 5 gives them, with all their relations. */
export type Entity = Record<string, unknown> & {
  id: number;
  documentId: string;
  slug: string;
  locale: string;
  publishedAt: string;
};

export type Collections = { articles: Entity[]; chatbots: Entity[] };

/** Translations share their slug here, and so their document. */
export function toCollections({ articles, chatbots }: Library): Collections {
  return {
    articles: articles.map((article, index) => toArticle(article, index + 1)),
    chatbots: chatbots.map((chatbot, index) => toChatbot(chatbot, index + 1)),
  };
}

function toArticle({ body, lang, seo, ...article }: BundledArticle, id: number): Entity {
  return {
    id,
    documentId: article.slug.normalize('NFC'),
    slug: article.slug,
    title: article.title,
    summary: article.summary,
    publishedAt: new Date(article.publishedAt).toISOString(),
    locale: lang,
    image: toMedia(article.image),
    createdBy: article.author,
    category: { name: article.category },
    seo: seo ? { metaTitle: seo.title ?? null, metaDescription: seo.description ?? null } : null,
    body: [{ id, __component: 'article.rich-text', title: null, content: body, illustration: null }],
  };
}

function toChatbot({ lang, image, ...chatbot }: BundledChatbot, id: number): Entity {
  return {
    ...chatbot,
    id,
    documentId: chatbot.slug.normalize('NFC'),
    locale: lang,
    image: toMedia(image),
    publishedAt: new Date(0).toISOString(),
  };
}

function toMedia(image: BundledImage | undefined) {
  return image
    ? { url: image.src, alternativeText: image.alt, width: image.width, height: image.height, formats: null }
    : null;
}
