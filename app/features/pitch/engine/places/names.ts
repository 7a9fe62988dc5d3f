import type { Locale } from '#app/i18n/locales';

const continentsM49: Record<string, string> = {
  AFR: '002',
  ANT: 'AQ',
  ASI: '142',
  EUR: '150',
  NAM: '003',
  OCE: '009',
  SAM: '005',
};

const namesByLang = new Map<string, Intl.DisplayNames>();

/** The plain name of a country or continent, without an article. */
export function placeName(code: string, lang: Locale): string {
  return displayNames(lang, 'region').of(continentsM49[code] ?? code) ?? code;
}

export function currencyName(code: string, lang: Locale): string {
  return displayNames(lang, 'currency').of(code) ?? code;
}

export function languageName(code: string, lang: Locale): string {
  return displayNames(lang, 'language').of(code) ?? code;
}

function displayNames(lang: Locale, type: 'region' | 'currency' | 'language'): Intl.DisplayNames {
  const key = `${lang}:${type}`;
  const known = namesByLang.get(key) ?? new Intl.DisplayNames([lang], { type });
  namesByLang.set(key, known);
  return known;
}
