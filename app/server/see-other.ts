import { isLocale } from '#app/i18n/locales';

/** Sends the browser that posted a form on to a page, in the language that the form names. */
export function seeOther(path: string, search: Record<string, string>, form?: URLSearchParams): Response {
  const lang = form?.get('lang');
  const query = `${new URLSearchParams({ ...search, ...(isLocale(lang) && { lang }) })}`;
  const location = query ? `${path}?${query}` : path;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
