import { chooseLocale, type Locale } from '#app/i18n/locales';
import { type Viewport, viewportNamed } from '#app/lib/viewport';
import { readCookie } from '../request/cookies';

/** Of a request, as the platform or Node has it. */
export type RequestHeaders = Pick<Headers, 'get'>;
type RequestHead = { method: string; headers: RequestHeaders };
type Address = { pathname: string; search: string };

/** All that a cached page depends on; `address` is its path, with the parameters that the page reads. */
export type CacheablePage = { key: string; address: string; locale: Locale; viewport?: Viewport };

/**
 * The pages that show every visitor the same, `$` for one segment, and the parameters that each reads beside `lang`. What
 * shows a pitch, an order, a token, a draft or what somebody typed is never among them.
 */
export const cacheablePages: ReadonlyMap<string, readonly string[]> = new Map([
  ['/', []],
  ['/actus', ['page']],
  ['/actus/$', []],
  ['/category/$', ['page']],
  ['/author/$', ['page']],
  ['/agents/elevator-pitch', []],
  ['/services/chatbot', []],
  ['/services/chatbot/$', []],
  ['/services/data/$', []],
  ['/solutions-ia', []],
  ['/solutions-ia/$', []],
  ['/contact', []],
  ['/contact/about-us', []],
  ['/contact/team', []],
  ['/contact/foire-aux-questions', []],
  ['/newsletter', []],
  ['/cgu', []],
  ['/mentions-legales', []],
  ['/confidentialite', []],
  ['/cookies', []],
  ['/accessibilite', []],
]);

/** In characters. */
const maxSegment = 200;

const plainValue = /^[a-z0-9]{1,4}$/;

/**
 * The page that a request asks for, without anything else that its visitor sent. Undefined where it is none of the list, an
 * editor's preview, or written in another way than the site's own links.
 */
export function cacheablePage(
  request: RequestHead,
  { pathname, search }: Address,
): CacheablePage | undefined {
  const known = parametersOf(pathname);
  if (!known || !asksForHtml(request) || request.headers.get('cookie')?.includes('preview='))
    return undefined;
  const query = search === '' ? '' : knownPart(search, ['lang', ...known]);
  if (query === undefined) return undefined;
  const address = pathname + query;
  const locale = chooseLocale({
    search: /\blang=(\w+)/.exec(query)?.[1],
    cookie: readCookie(request, 'lang'),
    acceptLanguage: request.headers.get('accept-language'),
  });
  const viewport = viewportNamed(readCookie(request, 'viewport'));
  return { key: `${locale} ${viewport ?? ''} ${address}`, address, locale, viewport };
}

function parametersOf(path: string): readonly string[] | undefined {
  const parameters = cacheablePages.get(path);
  if (parameters) return parameters;
  const start = path.lastIndexOf('/') + 1;
  const segment = path.slice(start);
  return isPlainSegment(segment) ? cacheablePages.get(`${path.slice(0, start)}$`) : undefined;
}

/** Each name has one key: what a browser would escape in another way is left to the router, and so are files. */
function isPlainSegment(segment: string): boolean {
  if (segment === '' || segment.length > maxSegment || segment.includes('.')) return false;
  try {
    return encodeURIComponent(decodeURIComponent(segment)) === segment;
  } catch {
    return false;
  }
}

function asksForHtml({ method, headers }: RequestHead): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return /(?:^|,)\s*(?:\*\/\*|text\/html)/.test(headers.get('accept') ?? '*/*');
}

/** In one order; undefined where a known parameter comes twice, or in no plain form. */
function knownPart(search: string, known: readonly string[]): string | undefined {
  const all = new URLSearchParams(search);
  const pairs: string[] = [];
  for (const name of known) {
    const [value, ...others] = all.getAll(name);
    if (value === undefined) continue;
    if (others.length > 0 || !plainValue.test(value)) return undefined;
    pairs.push(`${name}=${value}`);
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
