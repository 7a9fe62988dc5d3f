import { expect, it } from 'vitest';

import { readBrief } from '#app/features/pitch/engine/read/read';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import { plainText } from '#app/features/pitch/pitch';
import type { Locale } from '#app/i18n/locales';

function openingsOf(description: string, lang: Locale): string[] {
  const brief = { category: 'product', goal: 'investors', usedBy: 'x', distributedIn: ['GB'] } as const;
  const order = { brief: { ...brief, distributedIn: ['GB'], description }, lang };
  return writePitch(readBrief(order), []).pitch.openings.map((opening) => plainText(opening));
}

it('offers a few words that prove it as another way to begin', () => {
  expect(openingsOf('Lumelle is a reading lamp that charges in the sun. 640 lamps are sold.', 'en')).toEqual([
    'Lumelle is a reading lamp that charges in the sun.',
    '640 lamps are sold.',
  ]);
});

it('does not begin with a few words where the offer leans on what is before it', () => {
  const description =
    'Nadie se acuerda de qué es cada empanada, ni yo. Así que mandé a hacer sellos de acero. En 4 días llegan.';
  expect(openingsOf(description, 'es')[0]).not.toBe('En 4 días llegan.');
});

it('begins with the question that the founder begins with', () => {
  const description =
    '¿Y esta de qué es? Veinte años escuchando eso. Tengo sellos de acero que ponen una letra en cada empanada.';
  expect(openingsOf(description, 'es')[0]).toContain('¿Y esta de qué es?');
});
