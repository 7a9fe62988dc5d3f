import type { Locale } from '#app/i18n/locales';
import { inEach } from '../languages/each';
import { lowerFirst, remembered } from '../words';
import { isSaid, places } from './data';

/** UN M49 regions that stand for the continents in Intl.DisplayNames; Antarctica is the ISO code AQ. */
const continents = new Map(
  Object.entries({ AFR: '002', ANT: 'AQ', ASI: '142', EUR: '150', NAM: '003', OCE: '009', SAM: '005' }),
);

export function isContinent(code: string): boolean {
  return continents.has(code);
}

/** The plain name of a country (ISO 3166-1 alpha-2) or continent, without an article. */
export function regionName(code: string, lang: Locale): string {
  const name = places.names[lang].get(code) ?? regions[lang].of(continents.get(code) ?? code) ?? code;
  if (lang === 'en') return name.replaceAll(' & ', ' and ').replaceAll(' - ', '-');
  // « les îles Marshall »: the word for an island takes no capital, its name does.
  return /^(?:îles?|islas?) /iu.test(name) ? lowerFirst(name) : name;
}

export function inRegion(code: string, lang: Locale): string {
  if (lang === 'es') return `en ${theRegion(code, lang)}`;
  if (lang === 'en') return `${isSaid('en-on', code) ? 'on' : 'in'} ${theRegion(code, lang)}`;
  const name = regionName(code, lang);
  return places.inFrench.get(code) ?? `${frenchPreposition(code, name)} ${name}`;
}

function theRegion(code: string, lang: 'en' | 'es'): string {
  const name = regionName(code, lang);
  if (lang === 'en') return isSaid('en-the', code) || name.endsWith(' Islands') ? `the ${name}` : name;
  if (name.startsWith('islas ')) return `las ${name}`;
  if (name.startsWith('isla ')) return `la ${name}`;
  const article = ['el', 'la', 'los', 'las'].find((one) => isSaid(`es-${one}`, code));
  return article === undefined ? name : `${article} ${name}`;
}

function frenchPreposition(code: string, name: string): string {
  if (isSaid('fr-à', code)) return 'à';
  if (isSaid('fr-plural', code) || name.startsWith('îles ')) return 'aux';
  const endsInE = name.split(' ')[0]?.endsWith('e') && !isSaid('fr-masculine', code);
  return endsInE || isSaid('fr-feminine', code) || /^[aeéiîoôu]/iu.test(name) ? 'en' : 'au';
}

export function listOfRegions(codes: string[], lang: Locale): string {
  const items = codes.map((code, at) =>
    at === 0 || lang === 'fr' ? inRegion(code, lang) : theRegion(code, lang),
  );
  return listOf(items, lang);
}

export function listOf(items: string[], lang: Locale): string {
  return lists[lang].format(items);
}

/** The currency (ISO 4217) of a country, when the data knows it. */
export function currencyOf(code: string): string | undefined {
  return [...places.currencies].find(([, countries]) => countries.split(' ').includes(code))?.[0];
}

/** The languages one sells in there (BCP 47), most spoken first; empty when the data does not know. */
export function languagesOf(code: string): string[] {
  return places.languages.get(code)?.split(' ') ?? [];
}

export function languageName(code: string, lang: Locale): string {
  return languages[lang].of(code) ?? code;
}

export function currencyName(currency: string, lang: Locale): string {
  return currencies[lang](currency);
}

const regions = inEach((lang) => new Intl.DisplayNames([lang], { type: 'region' }));
const languages = inEach((lang) => new Intl.DisplayNames([lang], { type: 'language' }));
const currencies = inEach((lang) =>
  remembered(200, (currency) => {
    const format = new Intl.NumberFormat(lang, { style: 'currency', currency, currencyDisplay: 'name' });
    return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
  }),
);
const lists = inEach((lang) => new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang));
