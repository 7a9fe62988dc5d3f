import type { Locale } from '#app/i18n/locales';
import type { Viewport } from '#app/lib/viewport';
import type { Services } from '../services';

export type RequestContext = {
  services: Services;
  requestId: string;
  nonce: string;
  locale: Locale;
  catalogUrls?: Record<string, string>;
  siteUrl?: string;
  /** The breakpoint that the browser's last page kept in the cookie `viewport`; none on a first visit. */
  viewport?: Viewport;
  buildId?: string;
  /** Of the measurement, as JSON for the page; unset: the site measures nothing. */
  analytics?: string;
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
