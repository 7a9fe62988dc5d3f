import type { Locale } from '#app/i18n/locales';

/** What every request carries from the edge of the server to loaders, functions and pages. */
export type RequestContext = {
  requestId: string;
  /** For the scripts and styles of this one answer (Content-Security-Policy). */
  nonce: string;
  locale: Locale;
  /** Address of the script that holds the words of `locale`; none in development. */
  catalogUrl?: string;
  /** Origin of the site for absolute addresses, without a trailing slash. */
  siteUrl?: string;
  /** The visitor's network address; never stored, never logged. */
  ip?: string;
};

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}
