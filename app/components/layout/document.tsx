import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { QueryClient } from '@tanstack/react-query';
import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ToastProvider } from '#app/components/ui/toast';
import type { Locale } from '#app/i18n/locales';
import type { Viewport } from '#app/lib/viewport';
import { ViewportProvider } from './viewport';

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

type DocumentProps = Pick<RouterContext, 'i18n' | 'locale' | 'viewport' | 'requestId' | 'build'> & {
  children: ReactNode;
};

/** The whole document around every page. */
export function Document({ i18n, locale, viewport, requestId, build, children }: DocumentProps) {
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
