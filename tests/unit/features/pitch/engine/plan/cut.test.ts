import { describe, expect, it } from 'vitest';

import { languages } from '#app/features/pitch/engine/languages/language';
import { cutsOf } from '#app/features/pitch/engine/plan/cut';
import type { Locale } from '#app/i18n/locales';

function cuts(text: string, lang: Locale): string[] {
  return cutsOf(text, languages[lang]).map((cut) => cut.text);
}

it('is not cut between an aside and what belongs to the verb before it', () => {
  const said = cuts('Un taco de polo se quiebra, en promedio, a los cinco partidos.', 'es');
  expect(said).not.toContain('Un taco de polo se quiebra, en promedio.');
});

it('is not cut in the middle of who acts', () => {
  const said = cuts('We give a guarantee on the top and 73 bars and yards have one already.', 'en');
  expect(said).not.toContain('We give a guarantee on the top and 73 bars.');
});

it('is not cut to a condition', () => {
  const said = cuts('S’il n’a rien de dur à ronger, il s’attaque au ciment de son enclos.', 'fr');
  expect(said).not.toContain('S’il n’a rien de dur à ronger.');
});

describe('a sentence goes without', () => {
  it.each([
    [
      'a joined clause',
      'en',
      '58 schools in Makueni have paid for this term and four more have asked for it.',
      '58 schools in Makueni have paid for this term.',
    ],
    [
      'a joined clause',
      'fr',
      'Les habitants commandent par téléphone, et notre camion passe une fois par semaine.',
      'Les habitants commandent par téléphone.',
    ],
    [
      'a joined clause',
      'es',
      'Llevamos 612 tinacos desde 2022, y de cada diez clientes siete nos vuelven a llamar.',
      'Llevamos 612 tinacos desde 2022.',
    ],
    [
      'a clause behind a comma',
      'en',
      'A plot stands empty five weeks on average, it was nine months.',
      'A plot stands empty five weeks on average.',
    ],
    [
      'a relative',
      'fr',
      'La formation coûte 30 000 francs, que le planteur paye sur le caoutchouc.',
      'La formation coûte 30 000 francs.',
    ],
    [
      'a reason',
      'en',
      'In the first plaza diesel fell to 640 litres a month because people started to switch off.',
      'In the first plaza diesel fell to 640 litres a month.',
    ],
    [
      'an aside',
      'en',
      'We print destination blinds for old buses, the roll of cloth at the front.',
      'We print destination blinds for old buses.',
    ],
    [
      'what a colon leads to',
      'en',
      'I make blackboard chalk and sell it by the term: 24 boxes for 2,400 shillings.',
      'I make blackboard chalk and sell it by the term.',
    ],
  ] as const)('%s (%s)', (_what, lang, text, shorter) => {
    expect(cuts(text, lang)).toContain(shorter);
  });

  it('several of them, the fewest first', () => {
    const text =
      'I can cast for 200 schools, I deliver alone and I have lost two orders because I came late.';
    expect(cuts(text, 'en')).toEqual([
      'I can cast for 200 schools, I deliver alone and I have lost two orders.',
      'I can cast for 200 schools.',
    ]);
  });
});

describe('a sentence keeps', () => {
  it.each([
    ['a condition', 'en', 'We deliver to every village on Fridays, if you order before noon.'],
    ['a limit', 'fr', 'Nous passons dans tous les villages, sauf quand la route est coupée.'],
    ['a contrast', 'es', 'El otro cuesta 300 pesos y se rompe, pero el nuestro dura diez años.'],
    ['an aside that holds a price back', 'en', 'My father, without the van, pays $40 a week to the harbour.'],
    ['what comes with a price', 'en', 'It costs $145 with the ground sleeve, you supply the box.'],
    ['the end of a list of places', 'en', 'We deliver to 58 schools in Machakos, Makueni and Kitui.'],
    [
      'the last deed of several',
      'en',
      'We collect them in the shops, grind them and we make mats of the grain.',
    ],
    ['what is true now', 'en', 'In 2015 there were 26 of us and now we are 14.'],
    ['what is true now', 'fr', 'Nous étions huit en 2015, et maintenant nous sommes deux.'],
    ['what is true now', 'en', 'We started with nine singers and there are now sixty-two.'],
    ['the whole of a price', 'en', 'The mat is $35 once, and then it is $15 a month for the whole library.'],
    ['what another costs', 'es', 'Mudarla cuesta 7 millones de pesos; construir de nuevo, sesenta.'],
    ['what was quoted', 'en', 'She said “it works for me every day”, and her sister has one too.'],
  ] as const)('%s', (_what, lang, text) => {
    expect(cuts(text, lang)).toEqual([]);
  });
});

it('without the last of a list whose verbs have one subject it is none', () => {
  const listed =
    'A set holds 60 children, folds into a minivan trailer, and two teachers put it up in ten minutes.';
  expect(cuts(listed, 'en')).not.toContain('A set holds 60 children, folds into a minivan trailer.');
});

it.each([
  ['en', 'Our skipper Leo is 78 and says next summer is his last.', 'Our skipper Leo is 78.'],
  [
    'es',
    'Las chinches de agosto no vienen solas: vienen en las mochilas de la gente.',
    'Las chinches de agosto no vienen solas.',
  ],
  [
    'fr',
    'J’en ai vendu 310, surtout à des fermes d’Ariège, et la chambre d’agriculture, après un essai, en a commandé cinquante.',
    'J’en ai vendu 310, surtout à des fermes d’Ariège, et la chambre d’agriculture.',
  ],
  ['es', 'Me han devuelto tres fustes, uno porque la yegua engordó.', 'Me han devuelto tres fustes, uno.'],
] as const)('a sentence keeps in %s the end that is its point: %s', (lang, text, without) => {
  expect(cuts(text, lang)).not.toContain(without);
});
