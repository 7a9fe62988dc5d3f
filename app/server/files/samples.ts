import { type CaseName, isCaseName } from '#app/content/cases';
import { isLocale, type Locale } from '#app/i18n/locales';

export type Sample = { lang: Locale } & ({ kind: 'pitch' | 'report' } | { kind: 'case'; name: CaseName });

/** What the name of a sample says, as in `report-fr.pdf`; undefined for any other. */
export function sampleOf(file: string): Sample | undefined {
  const [, name, lang] = /^([a-z-]+)-([a-z]{2})\.pdf$/.exec(file) ?? [];
  if (!isLocale(lang)) return undefined;
  if (name === 'pitch' || name === 'report') return { kind: name, lang };
  return isCaseName(name) ? { kind: 'case', name, lang } : undefined;
}
