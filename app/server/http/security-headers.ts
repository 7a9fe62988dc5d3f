import type { InlineHashes } from './page-cache/inline-hashes';
import { hasPrivateAddress, isFunctionPath, isPitchMasterPath, isPitchPath } from './request/paths';

type PageFacts = {
  /** What the scripts and styles that stand in the page carry, or what they are: a page may be stored with the second. */
  inline: { nonce: string } | InlineHashes;
  secure: boolean;
  path: string;
  /** Address of the script that measures; unset: nothing from elsewhere is allowed. */
  tagUrl?: string;
};

const referrerRule = 'strict-origin-when-cross-origin';

/** Of whatever is answered, files and refusals included; an answer may have its own in their place. */
export function headersOfAll(secure: boolean): Map<string, string> {
  const headers = new Map([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', referrerRule],
  ]);
  if (secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  return headers;
}

/** Scripts and styles are of this origin, carry the nonce, or are the page's own by their hashes. */
export function setSecurityHeaders(headers: Headers, page: PageFacts): void {
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentSecurityPolicy(page));
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('permissions-policy', permissionsPolicy(page));
    headers.set('cache-control', headers.get('cache-control') ?? 'private, no-cache');
    headers.append('vary', 'Accept-Language, Cookie');
  }
  if (isFunctionPath(page.path)) {
    headers.set('cache-control', headers.get('cache-control') ?? 'private, no-cache');
  }
  const requested = headers.get('referrer-policy');
  for (const [name, value] of headersOfAll(page.secure)) headers.set(name, value);
  headers.set('referrer-policy', referrerPolicy(page.path, requested));
}

/** `requested`: by the answer itself. */
function referrerPolicy(path: string, requested: string | null): string {
  if (isPitchPath(path)) return 'no-referrer';
  return requested ?? (hasPrivateAddress(path) ? 'strict-origin' : referrerRule);
}

function contentSecurityPolicy({ inline, secure, tagUrl }: PageFacts): string {
  const { scripts, styles } = sourcesOf(inline);
  const measured = tagUrl ? measuringOrigins(new URL(tagUrl)) : { tag: '', reports: '' };
  const rules = [
    `default-src 'self'`,
    `${['script-src', `'self'`, ...scripts].join(' ')}${measured.tag}`,
    ['style-src', `'self'`, ...styles].join(' '),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:${measured.reports}`,
    `font-src 'self'`,
    // A take of a rehearsal, which is in the memory of the page.
    `media-src 'self' blob:`,
    `connect-src 'self'${measured.reports}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ];
  if (secure) rules.push('upgrade-insecure-requests');
  return rules.join('; ');
}

function sourcesOf(inline: PageFacts['inline']): InlineHashes {
  if (!('nonce' in inline)) return inline;
  const nonces = [`'nonce-${inline.nonce}'`];
  // The development server puts styles into the page by a script that knows no nonce.
  return { scripts: nonces, styles: import.meta.env.MODE === 'development' ? [`'unsafe-inline'`] : nonces };
}

/** The tag reports to where it comes from; Google's to hosts of its own. */
function measuringOrigins({ origin, hostname }: URL): { tag: string; reports: string } {
  const google = ' https://*.google-analytics.com https://*.analytics.google.com';
  return {
    tag: ` ${origin}`,
    reports: ` ${origin}${hostname === 'www.googletagmanager.com' ? google : ''}`,
  };
}

/** A rehearsal may ask for the microphone. */
function permissionsPolicy({ path }: { path: string }): string {
  const microphone = isPitchMasterPath(path) ? '(self)' : '()';
  return `camera=(), geolocation=(), microphone=${microphone}, payment=(), usb=()`;
}
