import { isLocale } from '#app/i18n/locales';
import { plainAnswer } from '#app/server/answers';
import { placesIn } from './places';

/** Every place that the form offers, as `{language}.json`; 404 for any other name. */
export function placesFile(file: string): Response {
  const [, locale] = /^(\w+)\.json$/.exec(file) ?? [];
  if (!isLocale(locale)) return plainAnswer('Not found', 404);
  return Response.json(placesIn(locale), { headers: { 'cache-control': 'public, max-age=3600' } });
}
