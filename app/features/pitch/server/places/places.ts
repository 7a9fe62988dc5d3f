import type { Locale } from '#app/i18n/locales';
import { memoizeByLocale } from '#app/i18n/memoize-by-locale';
import { continentCodes, countryCodes, type Place } from '../../places';
import { aliasesOf } from './place-aliases';

/** UN M49 regions that stand for the continents in Intl.DisplayNames; Antarctica is the ISO code AQ. */
const continents: Record<(typeof continentCodes)[number], string> = {
  AFR: '002',
  ANT: 'AQ',
  ASI: '142',
  EUR: '150',
  NAM: '003',
  OCE: '009',
  SAM: '005',
};

/** What stands for each place in Intl. Antarctica is one of the continents already. */
const regions = new Map<string, string>([
  ...continentCodes.map((code) => [code, continents[code]] as const),
  ...countryCodes.filter((code) => code !== 'AQ').map((code) => [code, code] as const),
]);

let aliases: Map<string, string[]> | undefined;

/** Continents first, then countries, each in alphabetical order of the language. */
export const placesIn: (locale: Locale) => Place[] = memoizeByLocale(namePlaces);

function namePlaces(locale: Locale): Place[] {
  aliases ??= aliasesOf(regions);
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const byName = new Intl.Collator(locale);
  const places = [...regions].map(([code, region]): Place => {
    const name = names.of(region) ?? code;
    return { code, name, aliases: aliases?.get(code)?.filter((alias) => alias !== name) };
  });
  const sorted = (some: Place[]) => some.toSorted((one, other) => byName.compare(one.name, other.name));
  const isContinent = ({ code }: Place) => code in continents;
  return [...sorted(places.filter(isContinent)), ...sorted(places.filter((place) => !isContinent(place)))];
}
