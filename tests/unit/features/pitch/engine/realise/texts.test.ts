import { describe, expect, it } from 'vitest';

import { readBrief } from '#app/features/pitch/engine/read/read';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import type { Brief } from '#app/features/pitch/brief';
import { durationsOf, plainText } from '#app/features/pitch/pitch';
import type { Locale } from '#app/i18n/locales';

const blank: Brief = {
  category: 'product',
  goal: 'team',
  distributedIn: ['FR'],
  usedBy: 'everybody',
  description: '',
};

/** The longest text of a brief, without its paragraphs. */
function longest(description: string, lang: Locale, more: Partial<Brief> = {}): string {
  const { pitch } = writePitch(readBrief({ brief: { ...blank, ...more, description }, lang }), []);
  const duration = durationsOf(pitch).at(-1);
  return duration === undefined ? '' : plainText(pitch.spoken[`${duration}`] ?? []).replaceAll('\n\n', ' ');
}

describe('a note', () => {
  it.each([
    [
      'en',
      'Reefy puts shells back. Bed one: baby oysters after 10 weeks.',
      'Bed one: baby oysters after 10 weeks.',
    ],
    [
      'es',
      'Secamax es un secador. Pérdida por moho: antes 14, ahora 3.',
      'Pérdida por moho: antes 14, ahora 3.',
    ],
    ['fr', 'Briva lave les planches. Testée dans onze alpages.', 'Testée dans onze alpages.'],
  ] as const)('is said as it was written, in %s: %s', (lang, description, said) => {
    expect(longest(description, lang)).toContain(said);
  });

  it('that stood after “Need:” is what is asked', () => {
    expect(longest('Reefy puts shells back. Need: someone w/ a boat licence.', 'en')).toMatch(
      /We are looking for someone with a boat licence\.$/,
    );
  });
});

describe('a sentence', () => {
  it('that is long is not cut before a part that cannot stand alone', () => {
    const long =
      'Le 14 août, près de Crest, Bastien a mis au compost deux cents kilos de tomates fendues par l’orage parce que je n’avais plus un seul jour de libre.';
    expect(longest(`${long} Je vends des journées de conserverie.`, 'fr')).toContain(long);
  });

  it('that ends a contrast follows the one that begins it', () => {
    const text = longest('Sensor kits: from $400 a trough. Ours: $95. Floaty is a float for troughs.', 'en');
    expect(text).toContain('Sensor kits: from $400 a trough. Ours: $95.');
  });

  it('that tells what happens today opens the pitch', () => {
    const text = longest('Un secador solar de cacao. Hoy: secan el grano en el patio y se moja.', 'es');
    expect(text).toMatch(/^Hoy, secan el grano en el patio y se moja\./);
  });
});

describe('the listener', () => {
  it.each([
    ['Aquí pagas 14 euros al mes.', '¿Te aparto uno?'],
    ['El alquiler cuesta 14 euros al mes.', '¿Le aparto uno?'],
  ])('is addressed in Spanish as the founder does: %s', (price, ask) => {
    const text = longest(`Violinete es un violín plegable. ${price}`, 'es', { goal: 'users' });
    expect(text.endsWith(ask)).toBe(true);
  });
});
