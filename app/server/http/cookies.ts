import { parseCookie } from 'cookie-es';

export function readCookie(request: Request, name: string): string | undefined {
  return parseCookie(request.headers.get('cookie') ?? '', { filter: (one) => one === name })[name];
}
