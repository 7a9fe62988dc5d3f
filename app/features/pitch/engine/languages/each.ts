import { parse } from 'yaml';

import type { Locale } from '#app/i18n/locales';

export function inEach<Value>(create: (lang: Locale) => Value): Record<Locale, Value> {
  return { en: create('en'), es: create('es'), fr: create('fr') };
}

/** What a file of a language's folder holds. */
export function dataOf(lang: Locale, file: string): unknown {
  return parse(files[`./${lang}/${file}.yaml`] ?? '');
}

const files = import.meta.glob<string>('./*/*.yaml', { query: '?raw', import: 'default', eager: true });
