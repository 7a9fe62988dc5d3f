import { expect, test } from 'vitest';

import type { AnsweredBrief } from '#app/features/pitch/pitch';
import { readBrief } from '#app/features/pitch/engine/read/read';

const brief: Omit<AnsweredBrief, 'description'> = {
  category: 'product',
  goal: 'investors',
  usedBy: 'rowing clubs',
  distributedIn: [],
};

test('The name of a boast that is left out is said with what is sold', () => {
  const description =
    'OarWell is simply the most exciting thing ever to happen to rowing! Wooden oars cost £310 and split within three winters. ' +
    'Our steam cabinet dries one in 40 minutes for £12. Four clubs between Henley and Marlow use it.';
  const { facts, offer } = readBrief({ brief: { ...brief, description }, lang: 'en' });
  expect(facts.map(({ text }) => text)).toEqual([
    'Wooden oars cost £310 and split within three winters',
    'OarWell: our steam cabinet dries one in 40 minutes for £12',
    'Four clubs between Henley and Marlow use it',
  ]);
  expect(offer.name).toBe('OarWell');
});

test('A name that is told behind a comma has none', () => {
  const description =
    'En febrero miramos tu fachada con un endoscopio y tapamos los huecos vacíos. 480 euros. Nidos Fuera de Obra, nos llamamos.';
  const { offer } = readBrief({ brief: { ...brief, description }, lang: 'es' });
  expect(offer.name).toBe('Nidos Fuera de Obra');
});

test('“Mine” is nobody’s name', () => {
  const description =
    'Hazel spars for thatchers, 16p each. Mine are split within ten days of cutting, in a copse near Sturminster.';
  expect(readBrief({ brief: { ...brief, description }, lang: 'en' }).offer.name).toBeUndefined();
});
