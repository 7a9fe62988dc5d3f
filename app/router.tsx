import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

import { createI18n } from './i18n/i18n';
import { fallbackLocale, isLocale, type Locale } from './i18n/locales';
import { routeTree } from './routeTree.gen';

/** A new router, query client and i18n: on the server for each request, in the browser once. */
export async function getRouter() {
  const { locale, siteUrl, nonce, catalogUrl } = pageSettings();
  const i18n = await createI18n(locale);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: false } },
  });
  const router = createRouter({
    routeTree,
    context: { queryClient, i18n, locale, siteUrl, catalogUrl },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    ssr: { nonce },
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

type PageSettings = { locale: Locale; siteUrl: string; nonce?: string; catalogUrl?: string };

const pageSettings = createIsomorphicFn()
  .server((): PageSettings => {
    const context = getGlobalStartContext();
    return {
      locale: context?.locale ?? fallbackLocale,
      siteUrl: context?.siteUrl ?? '',
      nonce: context?.nonce,
      catalogUrl: context?.catalogUrl,
    };
  })
  .client((): PageSettings => {
    const { lang } = document.documentElement;
    return { locale: isLocale(lang) ? lang : fallbackLocale, siteUrl: saidSiteUrl() ?? location.origin };
  });

/** The origin that the server wrote into the page, which may differ from the one the browser came by. */
function saidSiteUrl(): string | undefined {
  const said = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return said ? URL.parse(said)?.origin : undefined;
}
