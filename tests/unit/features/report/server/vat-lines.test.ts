import { expect, test } from 'vitest';

import { vatLines } from '#app/features/report/server/mails/buyer-mails';
import { createI18n } from '#app/i18n/i18n';
import type { Locale } from '#app/i18n/locales';

test.each<[Locale, RegExp]>([
  ['fr', /^Hors taxes\s: 41,66\s€\s; TVA \(20\s%\)\s: 8,33\s€$/],
  ['en', /^Without VAT: €41\.66; VAT \(20%\): €8\.33$/],
  ['es', /^Sin IVA: 41,66\s€; IVA \(20\s%\): 8,33\s€$/],
])('a receipt in %s says what of its price is VAT', async (locale, line) => {
  expect(vatLines(await createI18n(locale), 4999, 0.2)[0]).toMatch(line);
});

test('a receipt says nothing of a rate that the company has not given', async () => {
  expect(vatLines(await createI18n('en'), 4999, undefined)).toEqual([]);
});
