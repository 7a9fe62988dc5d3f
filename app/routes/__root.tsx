// First: it says in which order the layers of styles win.
import '#app/styles/app.css';
import display from '#app/styles/typefaces/newsreader-display.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { createRootRouteWithContext, Outlet, retainSearchParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { Document, type RouterContext } from '#app/components/layout/document/document';
import { FailedPage } from '#app/components/layout/fallback-screens/failed-page';
import { MissingPage } from '#app/components/layout/fallback-screens/missing-page';
import { ConsentMount } from '#app/features/consent/consent-mount';
import { addWords } from '#app/i18n/i18n';
import { isLocale, type Locale } from '#app/i18n/locales';
import { wordsFor } from '#app/i18n/words';

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
      ...[display, figtree].map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.json' },
      ...['site', ...wordsFor(matches)].flatMap((name) => {
        const href = match.context.catalogUrls?.[name];
        return href ? [{ rel: 'modulepreload', href, fetchPriority: 'low' as const }] : [];
      }),
    ],
  }),
  shellComponent: Shell,
  component: Outlet,
  errorComponent: FailedPage,
  notFoundComponent: MissingPage,
});

function Shell({ children }: { children: ReactNode }) {
  const { i18n, locale, viewport, requestId, build, analytics } = Route.useRouteContext();
  return (
    <Document {...{ i18n, locale, viewport, requestId, build, analytics }}>
      <ConsentMount settings={analytics} />
      {children}
    </Document>
  );
}
