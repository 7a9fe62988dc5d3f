import { afterAll, beforeAll } from 'vitest';

import { createBundledFetch } from '#app/server/content/bundled/bundled-fetch';
import { createContent } from '#app/server/content/content';
import type { Fetch } from '#app/server/content/service';
import type { Content } from '#app/server/content/types';
import { startFakeContent } from '#tests/fakes/content';
import { contractArticles, contractChatbots } from '#tests/fakes/content/entries';
import { startReplay } from '#tests/fakes/content/replay';
import { silentLog } from '#tests/integration/support/places';

type Service = { url: string; fetch?: Fetch; close(): Promise<void> };

const isUsual = (file: string) => !file.includes('body-repeatable') && !file.includes('format-v4');

/** All that answers the six calls with what the contract holds. */
export const services: Record<string, () => Promise<Service>> = {
  'answers of Strapi 4': () => startReplay('v4', isUsual),
  'answers of Strapi 5': () => startReplay('v5', isUsual),
  'the fake of Strapi 4': () => startFakeContent({ version: 'v4' }),
  'the fake of Strapi 5': () => startFakeContent({ version: 'v5' }),
  'the bundled service': async () => ({
    url: 'http://bundled.invalid/api',
    fetch: createBundledFetch(async () => ({
      articles: contractArticles().map((article) => ({ ...article, publishedAt: article.publishedAt ?? '' })),
      chatbots: contractChatbots().map((chatbot) => ({ ...chatbot, publishedAt: chatbot.publishedAt ?? '' })),
    })),
    async close() {},
  }),
};

/** The client of one of them, for the tests of a block. */
export function useContent(start: () => Promise<Service>): () => Content {
  let service: Service | undefined;
  let content: Content | undefined;
  beforeAll(async () => {
    service = await start();
    content = contentOf(service.url, { fetch: service.fetch });
  });
  afterAll(() => service?.close());
  return () => {
    if (!content) throw new Error('The service is started in beforeAll');
    return content;
  };
}

type ClientOptions = Partial<Parameters<typeof createContent>[1]>;

/** A client of the service at an address. */
export function contentOf(url: string | undefined, options: ClientOptions = {}): Content {
  return createContent({ content: { serviceUrl: url } }, { log: silentLog, ...options });
}

/** Their slugs, in order. */
export function slugsOf(articles: { slug: string }[]): string[] {
  return articles.map(({ slug }) => slug);
}
