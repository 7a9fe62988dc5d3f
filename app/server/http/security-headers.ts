import { isFunctionPath, isPitchMasterPath, isSecretPath } from './paths';

type PageFacts = {
  nonce: string;
  secure: boolean;
  path: string;
  /** Address of the script that measures; unset: nothing from elsewhere is allowed. */
  tagUrl?: string;
};

/** Scripts and styles are of this origin or carry the nonce. */
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
  headers.set('x-content-type-options', 'nosniff');
  headers.set(
    'referrer-policy',
    isSecretPath(page.path)
      ? 'no-referrer'
      : (headers.get('referrer-policy') ?? 'strict-origin-when-cross-origin'),
  );
  if (page.secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
}

function contentSecurityPolicy({ nonce, secure, tagUrl }: PageFacts): string {
  const measured = tagUrl ? measuringOrigins(new URL(tagUrl)) : { tag: '', reports: '' };
  const rules = [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'${measured.tag}`,
    `style-src 'self' 'nonce-${nonce}'`,
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
