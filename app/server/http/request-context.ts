import type { Locale } from '#app/i18n/locales';
import type { Viewport } from '#app/lib/viewport';
import type { Services } from '../services';
import { buildId } from './build/build-id';
import { catalogUrls } from './build/client-assets';

export type RequestContext = {
  services: Services;
  requestId: string;
  /** Undefined for a page that may be stored: its scripts are known by their hashes. */
  nonce?: string;
  locale: Locale;
  catalogUrls?: Record<string, string>;
  siteUrl?: string;
  /** The breakpoint that the browser's last page kept in the cookie `viewport`; none on a first visit. */
  viewport?: Viewport;
  buildId?: string;
  /** Of the measurement, as JSON for the page; unset: the site measures nothing. */
  analytics?: string;
  /** Says that the page shows less than there is, or what this visitor's limits leave: it is not stored. */
  keepOutOfCache?: () => void;
  /** The visitor's network address; never stored, never logged. */
  ip?: string;
};

declare module '@tanstack/react-router' {
  // Merged into the router's own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    server: { requestContext: RequestContext };
  }
}

/** What the process and the language say of every request. */
export function processContext(services: Services, locale: Locale) {
  const { env } = services;
  return {
    services,
    locale,
    catalogUrls: catalogUrls(locale),
    siteUrl: env.siteUrl,
    buildId: buildId(),
    analytics: env.analytics && JSON.stringify(env.analytics),
  };
}
