import type { Locale } from './locales';

/** What `make` makes of a language, made when it is first asked for. Making a formatter takes longer than rendering what it writes. */
export function onceALanguage<Thing>(make: (locale: Locale) => Thing): (locale: Locale) => Thing {
  const made = new Map<Locale, Thing>();
  return (locale) => {
    const thing = made.get(locale) ?? make(locale);
    made.set(locale, thing);
    return thing;
  };
}
