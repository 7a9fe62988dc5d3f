import { I18nProvider } from '@lingui/react';
import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ToastProvider } from '#app/components/ui/toast';
import type { RouterContext } from '#app/lib/router-context';
import { ViewportProvider } from './viewport';

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
