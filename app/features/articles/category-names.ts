import type { Locale } from '#app/i18n/locales';

/** The five categories of the house by the name under which they are stored, in the order of the lists. */
const names: Record<string, Record<Locale, string>> = {
  'Tendances & Insights': {
    en: 'Trends & Insights',
    fr: 'Tendances & Insights',
    es: 'Tendencias y perspectivas',
  },
  'Campagnes gagnantes & inspirantes': {
    en: 'Winning campaigns & inspiring',
    fr: 'Campagnes gagnantes & inspirantes',
    es: 'Campañas ganadoras e inspiradoras',
  },
  'Innovation Lab': {
    en: 'Innovation Lab',
    fr: 'Innovation Lab',
    es: 'Laboratorio de innovación',
  },
  'IA éthique & responsable': {
    en: 'Ethical & responsible AI',
    fr: 'IA éthique & responsable',
    es: 'IA ética y responsable',
  },
  'En bref': { en: 'In brief', fr: 'En bref', es: 'En breve' },
};

/** What a reader calls the category; the stored name of one that the house does not know. */
export function categoryLabel(name: string, locale: Locale): string {
  return knownAs(name)?.[1][locale] ?? name;
}

/** The stored name of a category, whichever of its names is given; undefined where the house does not know it. */
export function storedCategory(name: string): string | undefined {
  return knownAs(name)?.[0];
}

/** The categories of the house first, in their order; the others keep theirs. */
export function inHouseOrder(categories: string[]): string[] {
  const order = Object.keys(names);
  const rank = (name: string) => {
    const place = order.indexOf(storedCategory(name) ?? name);
    return place < 0 ? order.length : place;
  };
  return categories.toSorted((one, other) => rank(one) - rank(other));
}

/** The same for names that differ by case or by how their accents are stored. */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function knownAs(name: string) {
  const folded = foldName(name);
  return Object.entries(names).find(([stored, translated]) =>
    [stored, ...Object.values(translated)].some((known) => foldName(known) === folded),
  );
}
