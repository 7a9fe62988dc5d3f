import { describe, expect, it } from 'vitest';

import { numbersSaid } from '#app/features/pitch/engine/check/numbers';

describe('a number', () => {
  it.each([
    ['fr', '1\u202f200 clients', '1200'],
    ['en', '1,200 customers', '1200'],
    ['es', '1.200 clientes', '1200'],
    ['fr', '2,5 tonnes', '2.5'],
    ['fr', '300 k€', '300000'],
    ['en', '2 million homes', '2000000'],
    ['fr', '30 pour cent', '30%'],
    ['en', '30%', '30%'],
    ['es', 'cien por ciento', '100%'],
    ['en', 'at 15h30', '15'],
    ['fr', 'quatre-vingt-dix-sept jours', '97'],
    ['fr', 'soixante et onze', '71'],
    ['fr', 'trois mille repas', '3000'],
    ['en', 'two hundred and five jars', '205'],
    ['es', 'dos mil quinientos euros', '2500'],
    ['es', 'treinta y seis', '36'],
    ['es', 'once clientes', '11'],
    ['fr', 'neuf clients', '9'],
    ['fr', 'ouvert à neuf heures', '9'],
    ['en', 'R27 000 a month', '27000'],
    ['en', 'R27,000 a month', '27000'],
    ['es', 'R$ 30', '30'],
    ['es', 'S/40', '40'],
    ['en', 'US$1,450', '1450'],
  ] as const)('in %s, of %j, is %s', (lang, text, value) => {
    const said = numbersSaid(text, lang);
    expect(said.map((one) => [one.value, one.isCount])).toEqual([[value, true]]);
  });

  it('in figures and in words is the same', () => {
    expect(numbersSaid('vingt-six', 'fr')[0]?.value).toBe(numbersSaid('26', 'fr')[0]?.value);
  });

  it.each([
    ['en', 'once and for all'],
    ['en', 'no one'],
    ['fr', 'un vélo, une selle'],
    ['es', 'una sola'],
    ['en', 'B2B, CO2'],
  ] as const)('is none in %s: %j', (lang, text) => {
    expect(numbersSaid(text, lang)).toEqual([]);
  });

  it.each([
    ['fr', 'un outil tout neuf.'],
    ['fr', 'Un vélo neuf coûte cher'],
    ['fr', 'remis à neuf'],
    ['fr', 'mieux que du neuf de même gamme'],
    ['fr', 'cent fois mieux'],
    ['en', 'the two of them'],
  ] as const)('is a way of speaking in %s: %j', (lang, text) => {
    expect(numbersSaid(text, lang).map(({ isCount }) => isCount)).toEqual([false]);
  });

  it('ends where another begins', () => {
    expect(numbersSaid('deux et trois, ten', 'fr').map(({ value }) => value)).toEqual(['2', '3']);
  });
});
