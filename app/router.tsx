import type { I18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

import { scrollAndTransitions } from './features/navigation/scroll-and-transitions';
import { takeReloadsFromRouter } from './features/navigation/fresh-build';
import { limitPreloads } from './features/navigation/limit-preloads';
import { pageData } from './features/navigation/page-data';
import { searchValues } from './features/navigation/search-values';
import { addWords, createI18n, emptyI18n } from './i18n/i18n';
import { fallbackLocale, isLocale, type Locale } from './i18n/locales';
import type { Words } from './i18n/word-sources';
import { wordsFor } from './i18n/words';
import { type Viewport, viewportNamed } from './lib/viewport';
import { routeTree } from './routeTree.gen';

/** A new one for each request on the server; once in the browser. */
export async function getRouter() {
  const { nonce, ...settings } = pageSettings();
  const { locale } = settings;
  const i18n = await wordsOf(locale);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: false } },
  });
  const router = createRouter({
    routeTree,
    context: { queryClient, i18n, ...settings },
    ...scrollAndTransitions(),
    ...searchValues,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The server asks each route for one, and not its parents.
    defaultErrorComponent: routeTree.options.errorComponent || undefined,
    ssr: { nonce },
  });
  // Not among the options above, whose types know no data that is not spelt out.
  Object.assign(router.options, pageData(queryClient));
  router.preloadRoute = limitPreloads(router.preloadRoute);
  takeReloadsFromRouter();
  await firstWords(i18n, () => wordsFor(router.matchRoutes(router.latestLocation)));
  return router;
}

/** The server keeps every word in memory; the browser loads those of its pages. */
const wordsOf = createIsomorphicFn()
  .server((locale: Locale) => createI18n(locale))
  .client(async (locale: Locale) => emptyI18n(locale));

/** The browser needs the words of the page that it was sent before it can hydrate it. */
const firstWords = createIsomorphicFn()
  .server(async (_i18n: I18n, _words: () => Words[]) => {})
  .client((i18n: I18n, words: () => Words[]) => addWords(i18n, words()));

type PageSettings = {
  locale: Locale;
  siteUrl: string;
  viewport?: Viewport;
  requestId?: string;
  build?: string;
  analytics?: string;
  nonce?: string;
  catalogUrls?: Record<string, string>;
};

const pageSettings = createIsomorphicFn()
  .server((): PageSettings => {
    const context = getGlobalStartContext();
    return {
      locale: context?.locale ?? fallbackLocale,
      siteUrl: context?.siteUrl ?? '',
      viewport: context?.viewport,
      requestId: context?.requestId,
      build: context?.buildId,
      analytics: context?.analytics,
      nonce: context?.nonce,
      catalogUrls: context?.catalogUrls,
    };
  })
  .client((): PageSettings => {
    const { lang, dataset } = document.documentElement;
    return {
      locale: isLocale(lang) ? lang : fallbackLocale,
      siteUrl: publicSiteUrl() ?? location.origin,
      viewport: viewportNamed(dataset.viewport),
      requestId: dataset.request,
      build: dataset.build,
      analytics: document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content,
    };
  });

/** The origin that the server wrote into the page, which may differ from the one the browser came by. */
function publicSiteUrl(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return address ? URL.parse(address)?.origin : undefined;
}
