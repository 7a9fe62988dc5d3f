import { expect, test, vi } from 'vitest';

import { memoizeByLocale } from '#app/i18n/memoize-by-locale';
import { type Locale, locales } from '#app/i18n/locales';

test('a thing is made once for each language, when it is first asked for', () => {
  const make = vi.fn<(locale: Locale) => { locale: Locale }>((locale) => ({ locale }));
  const thingIn = memoizeByLocale(make);
  expect(make).not.toHaveBeenCalled();
  const things = [...locales, ...locales].map(thingIn);
  expect(make).toHaveBeenCalledTimes(locales.length);
  expect(things.map(({ locale }) => locale)).toEqual([...locales, ...locales]);
  expect(new Set(things).size).toBe(locales.length);
});
