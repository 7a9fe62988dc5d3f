import { expect, test } from 'vitest';

import { createI18n } from '#app/i18n/i18n';
import { locales } from '#app/i18n/locales';

test('each call makes an instance of its own, in its own language', async () => {
  const made = await Promise.all([...locales, ...locales].map(createI18n));
  expect(made.map((i18n) => i18n.locale)).toEqual([...locales, ...locales]);
  expect(new Set(made).size).toBe(made.length);
});

test('the words of a language are put together once, for every request', async () => {
  const [one, other] = [await createI18n('fr'), await createI18n('fr')];
  expect(one.messages).toBe(other.messages);
});

test('the words differ from language to language', async () => {
  const words = await Promise.all(locales.map(async (locale) => (await createI18n(locale)).messages));
  const [english, french, spanish] = words.map((messages) => JSON.stringify(messages));
  expect(english).toContain('Write my pitch');
  expect(french).not.toContain('Write my pitch');
  expect(spanish).not.toBe(french);
});

test('the first of a month is said as one says it in French', async () => {
  const said = async (locale: 'en' | 'fr' | 'es', day: number) =>
    (await createI18n(locale)).date(new Date(2026, 11, day, 12), { dateStyle: 'long' });
  expect(await said('fr', 1)).toBe('1er décembre 2026');
  expect(await said('fr', 11)).toBe('11 décembre 2026');
  expect(await said('es', 1)).toBe('1 de diciembre de 2026');
  expect(await said('en', 1)).toBe('1 December 2026');
});
