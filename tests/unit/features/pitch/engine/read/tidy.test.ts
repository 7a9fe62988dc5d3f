import { describe, expect, it } from 'vitest';

import { languages } from '#app/features/pitch/engine/languages/language';
import { tidySentence, withSmallStart } from '#app/features/pitch/engine/read/tidy';

describe('a plus sign', () => {
  it.each([
    ['fr', 'des randos pour les + de 60 ans', 'des randos pour les plus de 60 ans'],
    ['fr', 'nettoyage + grains', 'nettoyage et grains'],
    ['es', 'para + de 40 personas', 'para más de 40 personas'],
  ] as const)('is said by what it means (%s: %s)', (lang, typed, said) => {
    expect(tidySentence(typed, languages[lang].cues.spoken)).toBe(said);
  });
});

describe('a slash', () => {
  it.each([
    ['fr', 'sur les aires A1 / A22', 'sur les aires A1, A22'],
    ['fr', '85 €/auto', '85 € par auto'],
  ] as const)('stands for “a” before what is counted alone (%s: %s)', (lang, typed, said) => {
    expect(tidySentence(typed, languages[lang].cues.spoken)).toBe(said);
  });
});

describe('what is typed in short', () => {
  it.each([
    ['en', 'a van w stones n sieves', 'a van with stones and sieves'],
    ['es', 'app p/ turnos c/ mapa', 'app para turnos con mapa'],
    ['fr', '60,- la soirée', '60 francs la soirée'],
    ['fr', 'La soirée est à 60,-', 'La soirée est à 60 francs'],
    ['fr', 'À 60,-, repas compris', 'À 60 francs, repas compris'],
    ['fr', 'CHF 60,- la soirée, 80,- fr. le dimanche', 'CHF 60 la soirée, 80 fr. le dimanche'],
    ['en', 'only nov-dec, for this nov', 'only nov-dec, for this November'],
    ['es', 'en La Paz tbm', 'en La Paz también'],
    ['en', 'at ppl’s doorstep', 'at people’s doorstep'],
    ['fr', 'aujourdhui 2 sachets/jr', 'aujourd’hui 2 sachets par jour'],
    ['en', '$12 a mtr', '$12 a metre'],
    ['en', '300 kg/hr b/c of weds', '300 kilos a hour because of Wednesday'],
    ['en', 'a 10 min lesson on a 300 m² roof', 'a 10-minute lesson on a 300-square-metre roof'],
    [
      'en',
      'sold in 2 kg bags, 40 kg in 3 h as promised',
      'sold in 2-kilo bags, 40 kilos in 3 hours as promised',
    ],
    ['fr', 'qqn à 1 h 10, 35 e de l’heure', 'quelqu’un à 1 heure 10, 35 euros de l’heure'],
    ['es', 'listos p tomar cada 20 mts', 'listos para tomar cada 20 metros'],
    ['es', '1 h para q ud abra 60 m2', '1 hora para que usted abra 60 metros cuadrados'],
  ] as const)('is said in whole words (%s: %s)', (lang, typed, said) => {
    expect(tidySentence(typed, languages[lang].cues.spoken)).toBe(said);
  });

  it.each([
    ['en', 'rock-n-roll at 12 p.m., « w love n care »'],
    ['fr', 'le permis D, 3,5 t de foin'],
    ['es', 'la vitamina D a las 5 p.m.'],
  ] as const)('stays where it is a name, a quotation or something else (%s: %s)', (lang, typed) => {
    expect(tidySentence(typed, languages[lang].cues.spoken)).toBe(typed);
  });
});

it('a currency keeps its capital inside a sentence', () => {
  expect(withSmallStart('Rs 18 lakh for 15,000 cores')).toBe('Rs 18 lakh for 15,000 cores');
  expect(withSmallStart('In 2022 we began')).toBe('in 2022 we began');
});
