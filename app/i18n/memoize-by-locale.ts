import type { Locale } from './locales';

/** What `make` makes of a language, made when it is first asked for. Making a formatter takes longer than rendering what it writes. */
export function memoizeByLocale<Value>(make: (locale: Locale) => Value): (locale: Locale) => Value {
  const values = new Map<Locale, Value>();
  return (locale) => {
    const value = values.get(locale) ?? make(locale);
    values.set(locale, value);
    return value;
  };
}
