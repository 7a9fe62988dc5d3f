import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import {
  contractArticles,
  contractChatbots,
  type FakeArticle,
  type FakeChatbot,
  madeArticles,
} from './content/entries.ts';
import { type ContentFault, misbehave } from './content/fault.ts';
import { answerQuery, type StrapiVersion } from './content/query.ts';
import { closeAtOnce, listenOnLoopback } from './loopback.ts';

export type { ContentFault, FakeArticle, StrapiVersion };

export type FakeContent = {
  /** For `CONTENT_SERVICE_URL`. */
  url: string;
  /** How it behaves from the next call on. */
  fault: ContentFault | undefined;
  /** What it knows, as Strapi 5 keeps it; what is pushed is served from the next call on. Without a date: a draft. */
  articles: FakeArticle[];
  chatbots: FakeChatbot[];
  /** What it calls its own language. */
  defaultLocale: string;
  /** An editor changes an article and publishes it again: Strapi 5 dates it anew, Strapi 4 does not. */
  publishAgain(slug: string, at: string): void;
  /** How often each path with its query, decoded, was asked for. */
  calls: Map<string, number>;
  /** How many calls there were whose path and query, decoded, hold all of these. */
  count(...pieces: string[]): number;
  close(): Promise<void>;
};

type Options = {
  version: StrapiVersion;
  /** So many made-up articles in French; unset: those of the contract. */
  articles?: number;
  fault?: ContentFault;
  /** 0 or unset: any free one. */
  port?: number;
};

/** A content service on loopback that answers the six calls as Strapi does, or plays a fault. */
export async function startFakeContent({
  version,
  articles,
  fault,
  port = 0,
}: Options): Promise<FakeContent> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const taken = await listenOnLoopback(server, port);

  const fake: FakeContent = {
    url: `http://127.0.0.1:${taken}/api`,
    fault,
    articles: articles === undefined ? contractArticles() : madeArticles(articles),
    chatbots: contractChatbots(),
    defaultLocale: 'fr',
    publishAgain(slug, at) {
      fake.articles = fake.articles.map((article) => {
        const publishedAt = version === 'v5' ? at : article.publishedAt;
        return article.slug === slug ? { ...article, updatedAt: at, publishedAt } : article;
      });
    },
    calls: new Map(),
    count(...pieces) {
      let total = 0;
      for (const [call, times] of fake.calls) {
        if (pieces.every((piece) => call.includes(piece))) total += times;
      }
      return total;
    },
    close: () => closeAtOnce(server),
  };
  return fake;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', fake.url);
    const call = decodeURIComponent(url.pathname + url.search);
    fake.calls.set(call, (fake.calls.get(call) ?? 0) + 1);
    if (fake.fault !== undefined && (await misbehave(request, response, fake.fault))) return;
    const entries = { '/api/articles': fake.articles, '/api/chatbots': fake.chatbots };
    const asked = Object.entries(entries).find(([path]) => path === url.pathname);
    const { status, body } = asked
      ? answerQuery(version, asked[1], url.searchParams, fake.defaultLocale)
      : { status: 404, body: { data: null, error: { status: 404, name: 'NotFoundError' } } };
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  }
}
