import { isLocale, type Locale } from '#app/i18n/locales';

/** What the name of a sample says, as in `report-fr.pdf`; undefined for any other. */
export function sampleOf(file: string): { kind: 'pitch' | 'report'; lang: Locale } | undefined {
  const [, kind, lang] = /^(pitch|report)-([a-z]{2})\.pdf$/.exec(file) ?? [];
  if (!isLocale(lang)) return undefined;
  return { kind: kind === 'pitch' ? 'pitch' : 'report', lang };
}
