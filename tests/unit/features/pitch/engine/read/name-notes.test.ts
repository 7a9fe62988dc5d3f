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

test('What a name is told behind is what is sold', () => {
  const description =
    'En 2021 un compañero resbaló y estuvo siete meses de baja. Soy percebeiro desde hace 19 años y todos vamos con escarpines de surf. ' +
    'Con un zapatero de Carballo hice una suela de fieltro con clavos. Se llama Agarra. Cuesta 64 euros. Llevamos vendidos 140 pares.';
  const { facts, offer } = readBrief({ brief: { ...brief, description }, lang: 'es' });
  expect(offer.name).toBe('Agarra');
  expect(facts.find(({ kind }) => kind === 'offer')?.text).toContain('hice una suela de fieltro');
});

test('What a name is told behind is not sold where it is a number that was made', () => {
  const description =
    'We sell pepper sauce in swing-top bottles. We make 200 bottles a month. It’s called Hotfoot. Four shops stock it.';
  const { facts } = readBrief({ brief: { ...brief, description }, lang: 'en' });
  expect(facts.find(({ kind }) => kind === 'offer')?.text).toContain('pepper sauce');
});

test('“Mine” is nobody’s name', () => {
  const description =
    'Hazel spars for thatchers, 16p each. Mine are split within ten days of cutting, in a copse near Sturminster.';
  expect(readBrief({ brief: { ...brief, description }, lang: 'en' }).offer.name).toBeUndefined();
});

test.each([
  [
    'the lake of a boast',
    'Lo nuestro no tiene comparación en todo el lago Titicaca, el mejor servicio del mundo. Cuando la totora se pudre, traemos bloques de raíz de 4 por 4 metros. Son 380 soles por bloque.',
    undefined,
  ],
  [
    'a clause before what it is',
    'Prepárense porque esto es una bomba: TemblePrest alquila tembleques por fin de semana. Tenemos 38 juegos en Chitré.',
    undefined,
  ],
])('The name is not %s', (_what, description, name) => {
  expect(readBrief({ brief: { ...brief, description }, lang: 'es' }).offer.name).toBe(name);
});

test('The name is not where “our” thing is made', () => {
  const description =
    'Notre brique Ndjoku, 100 % made in Gabon, mélange piment et sciure : elle fume huit heures. 500 FCFA la brique.';
  expect(readBrief({ brief: { ...brief, description }, lang: 'fr' }).offer.name).toBeUndefined();
});
