import type { Locale } from '#app/i18n/locales';

/** By stored name, in the order of the lists. */
const names: Record<string, Record<Locale, string>> = {
  'Tendances & Insights': {
    en: 'Trends & Insights',
    fr: 'Tendances',
    es: 'Tendencias',
  },
  'Campagnes gagnantes & inspirantes': {
    en: 'Winning campaigns & inspiring',
    fr: 'Campagnes',
    es: 'Campañas',
  },
  'Innovation Lab': {
    en: 'Innovation Lab',
    fr: 'Idées à l’essai',
    es: 'Ideas a prueba',
  },
  'IA éthique & responsable': {
    en: 'Ethical & responsible AI',
    fr: 'IA éthique et responsable',
    es: 'IA ética y responsable',
  },
  'En bref': { en: 'In brief', fr: 'En bref', es: 'Breves' },
};

/** Falls back to the stored name. */
export function categoryLabel(name: string, locale: Locale): string {
  return knownAs(name)?.[1][locale] ?? name;
}

/** All of its names, in every language. */
export function labelsOf(name: string): string[] {
  return Object.values(knownAs(name)?.[1] ?? {});
}

/** As asked for, then all others of the same category, in every language. */
export function namesOf(name: string): string[] {
  const all = [name, storedCategory(name) ?? name, ...labelsOf(name)];
  return all.filter((one, at) => all.findIndex((other) => foldName(other) === foldName(one)) === at);
}

/** From any of its names; undefined for an unknown category. */
export function storedCategory(name: string): string | undefined {
  return knownAs(name)?.[0];
}

export function inCategoryOrder(categories: string[]): string[] {
  const order = Object.keys(names);
  const rank = (name: string) => {
    const place = order.indexOf(storedCategory(name) ?? name);
    return place < 0 ? order.length : place;
  };
  return categories.toSorted((one, other) => rank(one) - rank(other));
}

export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function knownAs(name: string) {
  const folded = foldName(name);
  return Object.entries(names).find(([stored, translated]) =>
    [stored, ...Object.values(translated)].some((known) => foldName(known) === folded),
  );
}
