import { describe, expect, it } from 'vitest';

import type { Brief } from '#app/features/pitch/brief-schema';
import { leaningsOf } from '#app/features/pitch/engine/plan/leaning';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { linesOf } from '#app/features/pitch/engine/realise/lines';
import { slotsOf } from '#app/features/pitch/engine/realise/slots';
import type { Locale } from '#app/i18n/locales';

const context: Omit<Brief, 'description'> = {
  category: 'product',
  goal: 'investors',
  usedBy: '',
  messagesAndValues: '',
  distributedIn: [],
};

/** How likely the sentence that begins so leans on the one that begins so. */
function leaning(lang: Locale, description: string, begins: string, on: string): number {
  const reading = readBrief({ brief: { ...context, description }, lang });
  const lines = linesOf(reading, slotsOf(reading));
  const at = (start: string) => lines.findIndex(({ text }) => text.startsWith(start));
  return leaningsOf(lines, at(begins), reading)[at(on)] ?? NaN;
}

const barrels =
  'A cooper in Porto throws away forty cracked barrels a year. They rot in the yard until the council fines him. ' +
  'We make bicycle racks from old barrels for schools. We charge 90 euros for a rack.';
const letters =
  'Aux archives de Nantes dorment deux mille lettres de marins. Je suis relieuse depuis vingt ans. ' +
  'Nous proposons de faire lire ces lettres dans les collèges du port. Trois collèges ont commencé en mai.';
const nets =
  'En la caleta quedan cuatrocientas redes rotas. Nosotros las cosemos de noche y las devolvemos al amanecer. ' +
  'Cobramos 20 euros la hora.';

describe('leaning', () => {
  it.each([
    ['a pronoun', 'en', barrels, 'They', 'A cooper'],
    ['a noun that is pointed at', 'fr', letters, 'Nous', 'Aux archives'],
    ['an offer that names nothing', 'es', nets, 'Nosotros', 'En la caleta'],
  ] as const)('is told by %s', (_sign, lang, description, begins, on) => {
    expect(leaning(lang, description, begins, on)).toBeGreaterThan(0.25);
  });

  it.each([
    ['a price', 'en', barrels, 'We charge', 'A cooper'],
    ['a proof', 'fr', letters, 'Trois', 'Aux archives'],
    ['a price', 'es', nets, 'Cobramos', 'En la caleta'],
  ] as const)('is not seen in %s that stands alone', (_kind, lang, description, begins, on) => {
    expect(leaning(lang, description, begins, on)).toBeLessThan(0.1);
  });
});
