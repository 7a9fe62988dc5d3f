import { parseCookie } from 'cookie-es';

/** One cookie of a request, decoded; undefined when it was not sent. */
export function readCookie(request: { headers: Pick<Headers, 'get'> }, name: string): string | undefined {
  return parseCookie(request.headers.get('cookie') ?? '', { filter: (one) => one === name })[name];
}
