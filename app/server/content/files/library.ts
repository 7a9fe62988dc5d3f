import * as z from 'zod';

import { locales } from '#app/i18n/locales';
import { readFrontMatter } from '#app/server/markdown/front-matter';
import type { Picture } from '../content-source';
import { newestFirst, type StoredChatbot, type StoredPage } from '../lists';

export type Library = { articles: StoredPage[]; chatbots: StoredChatbot[] };

const articleFiles = import.meta.glob<string>('/app/content/articles/**/*.md', {
  query: '?raw',
  import: 'default',
});
const chatbotFiles = import.meta.glob<string>('/app/content/chatbots/**/*.md', {
  query: '?raw',
  import: 'default',
});

const size = z.number().int().positive();
const text = z.string().trim().min(1);
const image = z
  .object({ src: z.string().startsWith('/'), alt: text, width: size, height: size })
  .transform(({ src, ...picture }): Picture => ({ url: src, ...picture }));
const slug = z
  .string()
  .regex(/^[^\s/?#%]+$/)
  .transform((value) => value.normalize('NFC'));

const date = z
  .string()
  .refine((value) => Number.isFinite(Date.parse(value)), 'a date as ISO 8601 has it')
  .transform((value) => new Date(value).toISOString());

const articleSchema = z.strictObject({
  slug,
  title: text,
  summary: text,
  category: text,
  // A numeric author in an address always means the id.
  author: z.strictObject({ id: z.number().int(), username: text.regex(/\D/) }),
  publishedAt: date,
  revisedAt: date.optional(),
  lang: z.enum(locales),
  image: image.optional(),
  seo: z.strictObject({ title: text.optional(), description: text.optional() }).default({}),
});

const chatbotSchema = z.strictObject({
  slug,
  name: text,
  order: z.number().int(),
  active: z.boolean().default(true),
  lang: z.enum(locales),
  image: image.optional(),
  prompt: text.optional(),
  example: z.strictObject({ question: text, answer: text }).optional(),
});

/** Reads the bundled articles and chatbots from their Markdown files. */
export async function readLibrary(): Promise<Library> {
  return {
    articles: newestFirst(await readAll(articleFiles, readArticleFile)),
    chatbots: await readAll(chatbotFiles, readChatbotFile),
  };
}

function readAll<Entry>(
  files: Record<string, () => Promise<string>>,
  read: (path: string, source: string) => Entry,
): Promise<Entry[]> {
  return Promise.all(Object.entries(files).map(async ([path, load]) => read(path, await load())));
}

/** Throws with the file's path where the front matter is not that of an article. */
export function readArticleFile(path: string, source: string): StoredPage {
  const { head, body } = readFrontMatter(path, source, articleSchema);
  const { category, seo, ...article } = head;
  return {
    article: { ...article, category: { name: category } },
    blocks: body ? [{ kind: 'text', markdown: body }] : [],
    seo,
  };
}

/** The text is the description. Translations share their slug, and so their document. */
export function readChatbotFile(path: string, source: string): StoredChatbot {
  const { head, body } = readFrontMatter(path, source, chatbotSchema);
  return { chatbot: { ...head, description: body }, documentId: head.slug };
}
