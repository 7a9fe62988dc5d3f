import { parseCookie } from 'cookie-es';

/** One cookie of a request, by name; undefined when absent. */
export function readCookie(request: Request, name: string): string | undefined {
  return parseCookie(request.headers.get('cookie') ?? '', { filter: (one) => one === name })[name];
}
