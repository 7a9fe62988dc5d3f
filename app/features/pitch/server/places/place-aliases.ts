import { locales } from '#app/i18n/locales';

/** What people type besides a country's names in the site's languages and its own. */
const spoken: Record<string, string> = {
  AE: 'UAE, EAU',
  CD: 'DRC, RDC, Congo-Kinshasa',
  CG: 'Congo-Brazzaville',
  CI: 'Ivory Coast',
  CV: 'Cape Verde, Cap-Vert',
  CZ: 'Czech Republic, République tchèque, República Checa',
  EUR: 'EU, UE, European Union, Union européenne, Unión Europea',
  GB: 'UK, England, Scotland, Wales, Britain, Great Britain, Angleterre, Écosse, Pays de Galles, Grande-Bretagne, Inglaterra, Escocia, Gales, Gran Bretaña',
  MK: 'Macedonia, Macédoine',
  MM: 'Burma, Birmanie, Birmania',
  NL: 'Holland, Hollande, Holanda',
  PS: 'Palestine, Palestina',
  SZ: 'Swaziland',
  TL: 'East Timor, Timor oriental',
  TR: 'Turkey, Turquie, Turquía',
  US: 'USA, America, Amérique, América, EE. UU., EEUU, EUA',
  VA: 'Vatican, Vaticano',
};

/**
 * The other names of places: their codes, their names in the languages of the site and in their own, and what people
 * say. `regions`: for each code what stands for it in Intl. Some 200 ms of work, and nothing of it stays in memory but
 * the names.
 */
export function aliasesOf(regions: ReadonlyMap<string, string>): Map<string, string[]> {
  const languages = new Map<string, Intl.DisplayNames>();
  const nameIn = (language: string, region: string) => {
    const names = languages.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
    languages.set(language, names);
    return names.of(region) ?? [];
  };
  return new Map(
    [...regions].map(([code, region]) => {
      const own = code === region ? new Intl.Locale(`und-${region}`).maximize().language : locales;
      const names = [...locales, own].flat().flatMap((language) => nameIn(language, region));
      return [code, [...new Set([code, ...names, ...(spoken[code]?.split(', ') ?? [])])]];
    }),
  );
}
