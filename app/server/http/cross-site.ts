import { runtime } from '../runtime';

/**
 * Whether a page of another site makes this request, or nobody says whose it is. `siteUrl` is the origin of the site,
 * without a slash at its end.
 */
export function isCrossSite({ headers }: Request, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin';
  const from = headers.get('origin') ?? headers.get('referer') ?? '';
  return URL.parse(from)?.origin !== siteUrl;
}

/**
 * Whether `origin`, which a browser without `Sec-Fetch-Site` names, is the site's own. What the request says of its
 * host counts only while the site is at home, where it may be reached by several names.
 */
export function isOwnOrigin(origin: string, request: Request): boolean {
  const { siteUrl, siteIsLoopback } = runtime().env;
  return origin === siteUrl || (siteIsLoopback && origin === new URL(request.url).origin);
}
