import { describe, expect, test } from 'vitest';

import { continentCodes, countryCodes, isPlaceCode } from '#app/features/pitch/places';
import { placesIn } from '#app/features/pitch/server/places/places';
import { locales } from '#app/i18n/locales';

test('there are 249 countries and seven continents, each code once', () => {
  expect(countryCodes).toHaveLength(249);
  expect(continentCodes).toHaveLength(7);
  expect(new Set([...countryCodes, ...continentCodes]).size).toBe(256);
  expect(countryCodes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
});

test.each(['fr', 'ZZ', 'XK', 'UK', 'EU', 'ANTARCTICA', '', 'toString'])('%j is no place', (code) => {
  expect(isPlaceCode(code)).toBe(false);
});

describe.each(locales)('the places in %s', (locale) => {
  const places = placesIn(locale);
  const byName = new Intl.Collator(locale);

  test('are all of them, Antarctica once, as a continent', () => {
    expect(places).toHaveLength(255);
    expect(new Set(places.map(({ code }) => code)).size).toBe(255);
    expect(places.filter(({ code }) => code === 'AQ' || code === 'ANT').map(({ code }) => code)).toEqual([
      'ANT',
    ]);
    expect(places.every(({ code }) => isPlaceCode(code))).toBe(true);
  });

  test('have a name each, none of them a code', () => {
    expect(places.filter(({ code, name }) => name === code || /^[A-Z]{2,3}$|^\d+$/.test(name))).toEqual([]);
    expect(new Set(places.map(({ name }) => name)).size).toBe(255);
  });

  test('stand in alphabetical order, the continents first', () => {
    const continents = places.slice(0, 7);
    expect(continents.map(({ code }) => code).toSorted()).toEqual([...continentCodes]);
    for (const group of [continents, places.slice(7)]) {
      const names = group.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(byName.compare));
    }
  });
});

test('the names are those of the language', () => {
  const nameOf = (code: string) =>
    locales.map((locale) => placesIn(locale).find((place) => place.code === code)?.name);
  expect(nameOf('DE')).toEqual(['Germany', 'Allemagne', 'Alemania']);
  expect(nameOf('EUR')).toEqual(['Europe', 'Europe', 'Europa']);
  expect(nameOf('ANT')).toEqual(['Antarctica', 'Antarctique', 'Antártida']);
});
