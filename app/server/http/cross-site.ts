/**
 * Whether a page of another site makes this request, or nobody says whose it is: `security.md` 3. `siteUrl` is the
 * origin of the site, without a slash at its end.
 */
export function isCrossSite({ headers }: Request, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin';
  const from = headers.get('origin') ?? headers.get('referer') ?? '';
  return URL.parse(from)?.origin !== siteUrl;
}
