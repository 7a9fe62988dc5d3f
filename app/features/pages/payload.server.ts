import { isLocale } from '#app/i18n/locales';
import { plainAnswer } from '#app/server/answers';
import type { RequestContext } from '#app/server/http/request-context';
import { pageNames } from '#app/server/text-files/text-files';
import { textQuery } from './page.queries';
import type { Reader } from './text-pages.server';

/** What a page's queries hold, by their keys. */
type Payload = [key: readonly unknown[], data: unknown][];

/** Paths of the pages all of whose data changes with a release alone. */
export function prerenderedPages(): string[] {
  return pageNames('fr').map((name) => `/${name}`);
}

const payloadPath = /^(.+)\/_payload\.json$/;

/**
 * `GET {path of a prerendered page}/_payload.json?{build}&lang={language}`: what the page's queries hold, which
 * changes with a build alone or, where a text says how the site is configured, with a restart. Undefined for any other
 * request; 404 for another build than this one, so that no cache keeps the data of one build under the name of another.
 */
export async function answerPayload(
  request: Request,
  visitor: Reader & Pick<RequestContext, 'buildId'>,
): Promise<Response | undefined> {
  const { pathname, search, searchParams } = new URL(request.url);
  const [, path] = payloadPath.exec(pathname) ?? [];
  if (path === undefined || request.method !== 'GET') return undefined;
  const lang = searchParams.get('lang');
  const [build] = search.slice(1).split('&');
  if (!isLocale(lang) || build === '' || build !== visitor.buildId) return plainAnswer('Not found', 404);
  const payload = await payloadOf(path, { ...visitor, locale: lang });
  if (!payload) return plainAnswer('Not found', 404);
  return Response.json(payload, { headers: { 'cache-control': 'public, max-age=3600' } });
}

async function payloadOf(path: string, { locale, services }: Reader): Promise<Payload | undefined> {
  const name = path.slice(1);
  if (!pageNames('fr').includes(name)) return undefined;
  return [[textQuery(name).queryKey, await services.textPages.read(name, locale)]];
}
