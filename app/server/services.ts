import { join } from 'node:path';

import type { LanguageModel } from './ai/language-model';
import type { ContentSource } from './content/content-source';
import { createPurgeEverywhere, type PurgeEverywhere } from './content/purge-everywhere';
import type { Database } from './db/database';
import { createSitemap, type Sitemap } from './discovery/sitemap';
import type { Mailer } from './email/mailer';
import type { Env } from './env';
import type { RateLimits } from './http/rate-limits/rate-limits';
import { createPageCache, type PageCache } from './http/page-cache/page-cache';
import { createPageStyles, type PageStyles } from './http/page-cache/page-styles';
import { createFileCache, type FileCache } from './files/file-cache';
import { createImages, type Images } from './images/images';
import type { Log } from './log';
import { countCacheAnswers } from './metrics/cache-answers';
import type { Metrics } from './metrics/metrics';
import type { PaymentProvider } from './payments/payment-provider';
import { createPayments } from './payments/payments';
import type { TextFiles } from './text-files/text-files';
import { createLinkPreviews, type LinkPreviews } from './link-previews/link-previews';
import { createSiteSearch, type SiteSearch } from './search/search';
import type { Workflows } from './workflows/workflows';

/** What opens files, connections or timers: made, and ended, in `app/server.ts`. */
export type CoreServices = {
  env: Env;
  log: Log;
  metrics: Metrics;
  secret: string;
  database: Database;
  workflows: Workflows;
  rateLimits: RateLimits;
  model?: LanguageModel | undefined;
  mailer: Mailer;
  content: ContentSource;
  /** Features make their own texts of it. */
  textFiles: TextFiles;
  /** Aborted when the server stops: long answers end, their readers come back to the next process. */
  closing: AbortSignal;
};

/** What features add: they merge their types into it, and `app/server.ts` makes them. */
// oxlint-disable-next-line typescript/consistent-type-definitions
export interface FeatureServices {}

/** What a process holds for all visitors; it comes to functions and routes as `context.services`. */
export type Services = CoreServices &
  FeatureServices & {
    search: SiteSearch;
    images: Images;
    linkPreviews: LinkPreviews;
    files: FileCache;
    sitemap: Sitemap;
    /** Undefined in development, where pages change. */
    pageCache: PageCache | undefined;
    purgeEverywhere: PurgeEverywhere;
    pageStyles: PageStyles;
    /** Undefined where purchases are closed. */
    payments: PaymentProvider | undefined;
  };

/** In bytes: some 600 pages, plain and compressed twice. */
const pageCacheBytes = 64_000_000;

/** In ms: the bundled content changes with a release alone, or as its hour comes. */
const pageFreshMs = { bundled: 60_000, fromService: 10_000 };
const pageLongestMs = 3_600_000;

/** Adds the services that need no end. */
export function createServices(core: CoreServices & FeatureServices): Services {
  const { env, log, rateLimits, closing, content, database, textFiles } = core;
  const pageCache = import.meta.env.PROD
    ? createPageCache({
        maxBytes: pageCacheBytes,
        freshMs: env.content.serviceUrl ? pageFreshMs.fromService : pageFreshMs.bundled,
        longestMs: pageLongestMs,
        onAnswer: countCacheAnswers(core.metrics, 'pages'),
      })
    : undefined;
  const images = createImages({
    imageOrigin: env.imageOrigin,
    publicDir: join(process.cwd(), import.meta.env.PROD ? 'dist/client' : 'public'),
    cacheDir: join(env.dataDir, 'images'),
    log,
    metrics: core.metrics,
    rateLimits,
    closing,
  });
  return {
    ...core,
    search: createSiteSearch({ content, textFiles, log, isBundled: env.content.serviceUrl === undefined }),
    images,
    linkPreviews: createLinkPreviews({ cacheDir: join(env.dataDir, 'previews'), log, rateLimits }),
    files: createFileCache({ rateLimits, maxBytes: 24_000_000 }),
    payments: createPayments(env),
    sitemap: createSitemap({ content, siteUrl: env.siteUrl }),
    pageStyles: createPageStyles(),
    pageCache,
    purgeEverywhere: createPurgeEverywhere({ database, content, images, pageCache }),
  };
}
