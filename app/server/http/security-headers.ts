import { isFunctionPath, isPitchPath } from './paths';

/**
 * The security headers of every answer of the application: policy, framing, referrer, transport, sniffing.
 * The policy allows scripts and styles of this origin and those stamped with the answer's own nonce. What depends on
 * who asks is kept by no shared cache.
 */
export function setSecurityHeaders(
  headers: Headers,
  page: { nonce: string; secure: boolean; path: string },
): void {
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentSecurityPolicy(page));
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    headers.set('cache-control', headers.get('cache-control') ?? 'private, no-cache');
    headers.append('vary', 'Accept-Language, Cookie');
  }
  if (isFunctionPath(page.path)) {
    headers.set('cache-control', headers.get('cache-control') ?? 'private, no-cache');
  }
  headers.set('x-content-type-options', 'nosniff');
  headers.set(
    'referrer-policy',
    isPitchPath(page.path)
      ? 'no-referrer'
      : (headers.get('referrer-policy') ?? 'strict-origin-when-cross-origin'),
  );
  if (page.secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
}

function contentSecurityPolicy({ nonce, secure }: { nonce: string; secure: boolean }): string {
  const rules = [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ];
  if (secure) rules.push('upgrade-insecure-requests');
  return rules.join('; ');
}
