import { afterAll, beforeAll } from 'vitest';

import { createContent } from '#app/server/content/content';
import type { ContentSource } from '#app/server/content/content-source';
import { createFileSource } from '#app/server/content/files/file-source';
import { newestFirst } from '#app/server/content/lists';
import { readPage } from '#app/server/content/strapi/parse/article';
import { readChatbot } from '#app/server/content/strapi/parse/chatbot';
import { startFakeContent } from '#tests/fakes/content';
import { contractArticles, contractChatbots } from '#tests/fakes/content/entries';
import { startReplay } from '#tests/fakes/content/replay';
import { silentLog } from '#tests/integration/support/databases';

type Source = { content: ContentSource; close(): Promise<void> };
type Service = { url: string; close(): Promise<void> };

const isUsual = (file: string) => !file.includes('body-repeatable') && !file.includes('format-v4');

/** Every content source, with what the contract holds. */
export const sources: Record<string, () => Promise<Source>> = {
  'answers of Strapi 4': () => strapi(startReplay('v4', isUsual)),
  'answers of Strapi 5': () => strapi(startReplay('v5', isUsual)),
  'the fake of Strapi 4': () => strapi(startFakeContent({ version: 'v4' })),
  'the fake of Strapi 5': () => strapi(startFakeContent({ version: 'v5' })),
  files: async () => ({ content: createFileSource({ load: contractLibrary }), async close() {} }),
};

async function contractLibrary() {
  const mediaBase = 'http://files.invalid';
  return {
    articles: newestFirst(contractArticles().flatMap((article) => readPage(article, { mediaBase }) ?? [])),
    chatbots: contractChatbots().flatMap((chatbot) => readChatbot(chatbot, mediaBase) ?? []),
  };
}

/** A source of what a Strapi serves. */
export async function strapi(starting: Promise<Service>): Promise<Source> {
  const service = await starting;
  return { content: contentOf(service.url), close: () => service.close() };
}

/** A source for the tests of a block. */
export function useContent(start: () => Promise<Source>): () => ContentSource {
  let source: Source | undefined;
  beforeAll(async () => {
    source = await start();
  });
  afterAll(() => source?.close());
  return () => {
    if (!source) throw new Error('The source is started in beforeAll');
    return source.content;
  };
}

type ContentOptions = Partial<Parameters<typeof createContent>[1]> & { locales?: Record<string, string> };

/** The content of the service at an address, or of the files. */
export function contentOf(
  url: string | undefined,
  { locales = {}, ...options }: ContentOptions = {},
): ContentSource {
  const content = { serviceUrl: url, locales, webhookSecret: undefined, previewSecret: undefined };
  const env = { content, imageOrigin: url && new URL(url).origin, siteIsLoopback: true };
  return createContent(env, { log: silentLog, ...options });
}

/** Their slugs, in order. */
export function slugsOf(articles: { slug: string }[]): string[] {
  return articles.map(({ slug }) => slug);
}
