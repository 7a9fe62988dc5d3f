import type { Env } from '../../env';

/** True also where nobody says which site asks. `siteUrl` is the origin, without a final slash. */
export function isCrossSite({ headers }: Request, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin';
  const from = headers.get('origin') ?? headers.get('referer') ?? '';
  return URL.parse(from)?.origin !== siteUrl;
}

/** For browsers without `Sec-Fetch-Site`. The request's own host counts only on loopback. */
export function isSiteOrigin(
  origin: string,
  request: Request,
  { siteUrl, siteIsLoopback }: Pick<Env, 'siteUrl' | 'siteIsLoopback'>,
): boolean {
  return origin === siteUrl || (siteIsLoopback && origin === new URL(request.url).origin);
}
