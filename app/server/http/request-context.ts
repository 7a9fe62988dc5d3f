import type { Locale } from '#app/i18n/locales';
import type { Viewport } from '#app/lib/viewport';

/** What every request carries from the edge of the server to loaders, functions and pages. */
export type RequestContext = {
  requestId: string;
  /** For the scripts and styles of this one answer (Content-Security-Policy). */
  nonce: string;
  locale: Locale;
  /** Addresses of the scripts that hold the words of `locale`, by catalog; none in development. */
  catalogUrls?: Record<string, string>;
  /** Origin of the site for absolute addresses, without a trailing slash. */
  siteUrl?: string;
  /** The breakpoint that the browser's last page kept in the cookie `viewport`; none on a first visit. */
  viewport?: Viewport;
  /** What tells the client build from every other; none in development. */
  buildId?: string;
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
