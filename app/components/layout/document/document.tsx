import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { QueryClient } from '@tanstack/react-query';
import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ToastProvider } from '#app/components/ui/overlays/toast';
import type { Locale } from '#app/i18n/locales';
import type { Viewport } from '#app/lib/viewport';
import { OldBrowserScript } from './old-browsers';
import { ViewportProvider } from './viewport';

export type RouterContext = {
  queryClient: QueryClient;
  i18n: I18n;
  locale: Locale;
  siteUrl: string;
  viewport?: Viewport;
  requestId?: string;
  build?: string;
  /** Of the measurement, as JSON; undefined where the site measures nothing. */
  analytics?: string;
  /** Addresses of scripts by catalog; only on the server. */
  catalogUrls?: Record<string, string>;
};

type DocumentProps = Pick<
  RouterContext,
  'i18n' | 'locale' | 'viewport' | 'requestId' | 'build' | 'analytics'
> & {
  children: ReactNode;
};

export function Document({ i18n, locale, viewport, requestId, build, analytics, children }: DocumentProps) {
  return (
    // What the router reads back in the browser.
    <html lang={locale} data-viewport={viewport} data-request={requestId} data-build={build}>
      <head>
        <OldBrowserScript />
        {/* Here because the router keeps only one meta of a name. */}
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#100f1c" media="(prefers-color-scheme: dark)" />
        {analytics !== undefined && <meta name="analytics" content={analytics} />}
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
