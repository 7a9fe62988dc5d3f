import { expect, it } from 'vitest';

import { detectLanguage } from '#app/features/pitch/engine/language';
import type { Locale } from '#app/i18n/locales';

it.each<[Locale, string]>([
  ['es', 'Un coro de barrio para personas que tartamudean, en Montevideo.\npersonas que tartamudean'],
  ['fr', 'Des patins de chaise en liège pour les classes bruyantes.'],
  ['en', 'Swimming lessons for adults who never learnt.'],
])('is heard as %s: %j', (lang, text) => {
  expect(detectLanguage(text, lang)).toBe(lang);
});
