import type { Locale } from '#app/i18n/locales';
import { continentCodes, countryCodes, type Place } from '../places';

/** UN M49 regions that stand for the continents in Intl.DisplayNames; Antarctica is the ISO code AQ. */
const regions: Record<(typeof continentCodes)[number], string> = {
  AFR: '002',
  ANT: 'AQ',
  ASI: '142',
  EUR: '150',
  NAM: '003',
  OCE: '009',
  SAM: '005',
};

/** Continents first, then countries, each in alphabetical order of the language. */
export function placesIn(locale: Locale): Place[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const byName = new Intl.Collator(locale);
  const sorted = (places: Place[]) => places.toSorted((one, other) => byName.compare(one.name, other.name));
  const named = (code: string, region: string): Place => ({ code, name: names.of(region) ?? code });
  return [
    ...sorted(continentCodes.map((code) => named(code, regions[code]))),
    // Antarctica is one of the continents already.
    ...sorted(countryCodes.filter((code) => code !== 'AQ').map((code) => named(code, code))),
  ];
}
