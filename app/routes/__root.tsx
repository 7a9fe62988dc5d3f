import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  retainSearchParams,
  Scripts,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { FailedPage } from '#app/components/layout/failed-page';
import { MissingPage } from '#app/components/layout/missing-page';
import { ViewportProvider } from '#app/components/layout/viewport';
import { ToastProvider } from '#app/components/ui/toast';
import { addWords } from '#app/i18n/i18n';
import { isLocale, type Locale } from '#app/i18n/locales';
import { wordsFor } from '#app/i18n/words';
import type { Viewport } from '#app/lib/viewport';
import stylesheet from '#app/styles/app.css?url';

type RouterContext = {
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

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: ({ lang }: Record<string, unknown>): { lang?: Locale } => ({
    lang: isLocale(lang) ? lang : undefined,
  }),
  search: { middlewares: [retainSearchParams(['lang'])] },
  beforeLoad: ({ context, matches }) => addWords(context.i18n, wordsFor(matches)),
  head: ({ match, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title: 'Verbe' },
    ],
    links: [
      ...[newsreader, figtree].map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'stylesheet', href: stylesheet },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.json' },
      ...['site', ...wordsFor(matches)].flatMap((name) => {
        const href = match.context.catalogUrls?.[name];
        return href ? [{ rel: 'modulepreload', href, fetchPriority: 'low' as const }] : [];
      }),
    ],
  }),
  shellComponent: Document,
  component: Outlet,
  errorComponent: FailedPage,
  notFoundComponent: MissingPage,
});

function Document({ children }: { children: ReactNode }) {
  const { i18n, locale, viewport, requestId, build } = Route.useRouteContext();
  return (
    // What the router reads back in the browser.
    <html lang={locale} data-viewport={viewport} data-request={requestId} data-build={build}>
      <head>
        {/* Here because the router keeps only one meta of a name. */}
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141210" media="(prefers-color-scheme: dark)" />
        <HeadContent />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <ViewportProvider initial={viewport}>
            <ToastProvider>{children}</ToastProvider>
          </ViewportProvider>
        </I18nProvider>
        <Scripts />
      </body>
    </html>
  );
}
