import { describe, expect, test } from 'vitest';

import { locales } from '#app/i18n/locales';
import {
  currencyName,
  currencyOf,
  inRegion,
  languagesOf,
  listOfRegions,
  regionName,
} from '#app/features/pitch/engine/regions/names';
import { continentCodes, countryCodes } from '#app/features/pitch/places';

describe('names of places', () => {
  test.each([
    ['FR', 'en France', 'in France', 'en Francia'],
    ['US', 'aux États-Unis', 'in the United States', 'en Estados Unidos'],
    ['GB', 'au Royaume-Uni', 'in the United Kingdom', 'en el Reino Unido'],
    ['NL', 'aux Pays-Bas', 'in the Netherlands', 'en los Países Bajos'],
    ['JP', 'au Japon', 'in Japan', 'en Japón'],
    ['MX', 'au Mexique', 'in Mexico', 'en México'],
    ['KH', 'au Cambodge', 'in Cambodia', 'en Camboya'],
    ['MZ', 'au Mozambique', 'in Mozambique', 'en Mozambique'],
    ['ZW', 'au Zimbabwe', 'in Zimbabwe', 'en Zimbabue'],
    ['IR', 'en Iran', 'in Iran', 'en Irán'],
    ['IL', 'en Israël', 'in Israel', 'en Israel'],
    ['UY', 'en Uruguay', 'in Uruguay', 'en Uruguay'],
    ['YE', 'au Yémen', 'in Yemen', 'en Yemen'],
    ['HN', 'au Honduras', 'in Honduras', 'en Honduras'],
    ['HU', 'en Hongrie', 'in Hungary', 'en Hungría'],
    ['HT', 'en Haïti', 'in Haiti', 'en Haití'],
    ['CU', 'à Cuba', 'in Cuba', 'en Cuba'],
    ['MT', 'à Malte', 'in Malta', 'en Malta'],
    ['CY', 'à Chypre', 'in Cyprus', 'en Chipre'],
    ['MG', 'à Madagascar', 'in Madagascar', 'en Madagascar'],
    ['SG', 'à Singapour', 'in Singapore', 'en Singapur'],
    ['HK', 'à Hong Kong', 'in Hong Kong', 'en Hong Kong'],
    ['RE', 'à La Réunion', 'in Réunion', 'en Reunión'],
    ['GP', 'en Guadeloupe', 'in Guadeloupe', 'en Guadalupe'],
    ['YT', 'à Mayotte', 'in Mayotte', 'en Mayotte'],
    ['IM', 'sur l’île de Man', 'on the Isle of Man', 'en la isla de Man'],
    ['PH', 'aux Philippines', 'in the Philippines', 'en Filipinas'],
    ['AE', 'aux Émirats arabes unis', 'in the United Arab Emirates', 'en los Emiratos Árabes Unidos'],
    ['IN', 'en Inde', 'in India', 'en la India'],
    ['DO', 'en République dominicaine', 'in the Dominican Republic', 'en la República Dominicana'],
    [
      'CD',
      'en République démocratique du Congo',
      'in the Democratic Republic of the Congo',
      'en la República Democrática del Congo',
    ],
    ['CG', 'au Congo-Brazzaville', 'in Congo-Brazzaville', 'en el Congo'],
    ['CI', 'en Côte d’Ivoire', 'in Côte d’Ivoire', 'en Costa de Marfil'],
    ['GW', 'en Guinée-Bissau', 'in Guinea-Bissau', 'en Guinea-Bisáu'],
    ['KY', 'aux îles Caïmans', 'in the Cayman Islands', 'en las islas Caimán'],
    ['BS', 'aux Bahamas', 'in the Bahamas', 'en las Bahamas'],
    ['BB', 'à la Barbade', 'in Barbados', 'en Barbados'],
    [
      'PS',
      'dans les Territoires palestiniens',
      'in the Palestinian Territories',
      'en los Territorios Palestinos',
    ],
    ['SV', 'au Salvador', 'in El Salvador', 'en El Salvador'],
    ['GM', 'en Gambie', 'in the Gambia', 'en Gambia'],
    ['VA', 'au Vatican', 'in Vatican City', 'en la Ciudad del Vaticano'],
    ['TT', 'à Trinité-et-Tobago', 'in Trinidad and Tobago', 'en Trinidad y Tobago'],
    [
      'IO',
      'dans le Territoire britannique de l’océan Indien',
      'in the British Indian Ocean Territory',
      'en el Territorio Británico del Océano Índico',
    ],
    ['EUR', 'en Europe', 'in Europe', 'en Europa'],
    ['NAM', 'en Amérique du Nord', 'in North America', 'en América del Norte'],
  ])('take their preposition: %s', (code, fr, en, es) => {
    expect([inRegion(code, 'fr'), inRegion(code, 'en'), inRegion(code, 'es')]).toEqual([fr, en, es]);
  });

  test('exist for every place of the form', () => {
    for (const code of [...continentCodes, ...countryCodes]) {
      for (const lang of locales) {
        expect(regionName(code, lang)).not.toBe(code);
        expect(inRegion(code, lang)).toMatch(/^(?:en|au|aux|à|in|on|sur|dans) .{3}/u);
        expect(inRegion(code, lang)).not.toMatch(/[()&]| - |R\.A\.S|SAR|RAE|EE\.|(?:à|in|en) îles/u);
      }
    }
  });

  test('are listed', () => {
    expect(listOfRegions(['FR', 'JP', 'US'], 'fr')).toBe('en France, au Japon et aux États-Unis');
    expect(listOfRegions(['FR', 'CZ', 'FK'], 'en')).toBe('in France, Czechia and the Falkland Islands');
    expect(listOfRegions(['FR', 'IT'], 'es')).toBe('en Francia e Italia');
    expect(listOfRegions([], 'en')).toBe('');
  });

  test('have a currency and languages', () => {
    expect(['FR', 'BG', 'CH', 'PR', 'NO', 'AQ'].map(currencyOf)).toEqual([
      'EUR',
      'EUR',
      'CHF',
      'USD',
      'NOK',
      undefined,
    ]);
    expect([languagesOf('BE'), languagesOf('NO'), languagesOf('AQ')]).toEqual([
      ['nl', 'fr', 'de'],
      ['nb'],
      [],
    ]);
    expect(currencyName('CHF', 'fr')).toBe('francs suisses');
  });
});
