import * as z from 'zod';

import { locales } from '#app/i18n/locales';
import { readFrontMatter } from '#app/server/markdown/front-matter';

const size = z.number().int().positive();
const image = z.object({
  src: z.string().startsWith('/'),
  alt: z.string().min(1),
  width: size,
  height: size,
});
const slug = z.string().regex(/^[^\s/?#%]+$/);

const articleHead = z.object({
  slug,
  title: z.string().min(1),
  summary: z.string().min(1),
  category: z.string().min(1),
  author: z.object({ id: z.number().int(), username: z.string().min(1) }),
  publishedAt: z.string().refine((value) => Number.isFinite(Date.parse(value)), 'a date as ISO 8601 has it'),
  lang: z.enum(locales),
  image: image.optional(),
  seo: z.object({ title: z.string().optional(), description: z.string().optional() }).optional(),
});

const chatbotHead = z.object({
  slug,
  name: z.string().min(1),
  order: z.number().int(),
  active: z.boolean().default(true),
  lang: z.enum(locales),
  image: image.optional(),
  prompt: z.string().optional(),
});

export type BundledArticle = z.infer<typeof articleHead> & { body: string };
export type BundledChatbot = z.infer<typeof chatbotHead> & { description: string };
export type BundledImage = z.infer<typeof image>;

/** A Markdown file with a head of YAML; throws with the file's name where the head is not that of an article. */
export function readArticleFile(path: string, source: string): BundledArticle {
  const { head, body } = readFrontMatter(path, source, articleHead);
  return { ...head, body };
}

/** As `readArticleFile`; the text is the chatbot's description. */
export function readChatbotFile(path: string, source: string): BundledChatbot {
  const { head, body } = readFrontMatter(path, source, chatbotHead);
  return { ...head, description: body };
}
