import { expect, test } from 'vitest';

import { chooseLocale, isLocale } from '#app/i18n/locales';

test('the address comes first, then the cookie, then the browser, then English', () => {
  const wishes = { search: 'es', cookie: 'fr', acceptLanguage: 'en-GB' };
  expect(chooseLocale(wishes)).toBe('es');
  expect(chooseLocale({ ...wishes, search: null })).toBe('fr');
  expect(chooseLocale({ acceptLanguage: 'fr-CA,es;q=0.9' })).toBe('fr');
  expect(chooseLocale({})).toBe('en');
});

test('a wish for a language that the site has not is passed over', () => {
  expect(chooseLocale({ search: 'de', cookie: 'es' })).toBe('es');
  expect(chooseLocale({ search: 'FR', cookie: 'xx', acceptLanguage: 'fr' })).toBe('fr');
});

test('only the first language of the browser counts, by its first two letters', () => {
  expect(chooseLocale({ acceptLanguage: 'de-DE,fr;q=0.9' })).toBe('en');
  expect(chooseLocale({ acceptLanguage: ' FR-fr' })).toBe('fr');
  expect(chooseLocale({ acceptLanguage: '*' })).toBe('en');
  expect(chooseLocale({ acceptLanguage: '' })).toBe('en');
});

test.each([undefined, null, 'EN', 'fra', 1, {}])('%j is no language of the site', (value) => {
  expect(isLocale(value)).toBe(false);
});
