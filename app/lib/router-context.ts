import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';

import type { Locale } from '#app/i18n/locales';
import type { Viewport } from './viewport';

/** What every route finds in its context. */
export type RouterContext = {
  queryClient: QueryClient;
  i18n: I18n;
  locale: Locale;
  /** Origin of the site for absolute addresses, without a trailing slash. */
  siteUrl: string;
  /** The breakpoint that the server renders for, where a visit before told it. */
  viewport?: Viewport;
  /** Of the request that made the page: what an error screen quotes. */
  requestId?: string;
  /** What tells the page's client build from every other; none in development. */
  build?: string;
  /** Addresses of the scripts that hold the words, by catalog; on the server alone. */
  catalogUrls?: Record<string, string>;
};
