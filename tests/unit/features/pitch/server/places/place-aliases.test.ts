import { expect, test } from 'vitest';

import { matchOptions } from '#app/features/pitch/form/combobox/combobox-options';
import { countryCodes } from '#app/features/pitch/places';
import { placesIn } from '#app/features/pitch/server/places/places';
import { locales } from '#app/i18n/locales';

test.each([
  ['USA', 'US'],
  ['EE. UU.', 'US'],
  ['EEUU', 'US'],
  ['Amérique', 'US'],
  ['UK', 'GB'],
  ['Angleterre', 'GB'],
  ['Inglaterra', 'GB'],
  ['great britain', 'GB'],
  ['Hollande', 'NL'],
  ['Holland', 'NL'],
  ['Deutschland', 'DE'],
  ['Suomi', 'FI'],
  ['日本', 'JP'],
  ['Turkey', 'TR'],
  ['EAU', 'AE'],
  ['RDC', 'CD'],
  ['Palestine', 'PS'],
  ['UE', 'EUR'],
])('%s finds %s first in every language', (typed, code) => {
  for (const locale of locales) expect(first(typed, locale)).toBe(code);
});

test('a code finds its own country and no other', () => {
  for (const code of countryCodes.filter((known) => known !== 'AQ')) {
    for (const locale of locales) expect(first(code, locale)).toBe(code);
  }
});

function first(typed: string, locale: (typeof locales)[number]): string | undefined {
  const options = placesIn(locale).map(({ code, name, aliases }) => ({ value: code, label: name, aliases }));
  return matchOptions(options, typed)[0]?.value;
}
