import { describe, expect, it } from 'vitest';

import { figuresOf, spelledNumbersOf } from '#app/features/pitch/engine/score/numbers';

describe('numbers in figures', () => {
  it.each([
    ['1 200 clients', '1200'],
    ['1\u202f200 clients', '1200'],
    ['1,200 customers', '1200'],
    ['1.200 clientes', '1200'],
    ['1200 clients', '1200'],
    ['2,5 tonnes', '2.5'],
    ['2.5 tons', '2.5'],
    ['300 k€', '300000'],
    ['3 M€', '3000000'],
    ['2 million homes', '2000000'],
    ['30 %', '30%'],
    ['30%', '30%'],
    ['30 pour cent', '30%'],
    ['30 percent', '30%'],
    ['30 por ciento', '30%'],
  ])('reads %s as %s', (text, number) => {
    expect(figuresOf(text)).toEqual([number]);
  });

  it('keeps a year apart from the count after it', () => {
    expect(figuresOf('En 2025 12 familles')).toEqual(['2025', '12']);
  });
});

describe('numbers in words', () => {
  it.each([
    ['deux soirs', '2'],
    ['vingt-cinq élèves', '25'],
    ['quatre-vingt-dix-sept jours', '97'],
    ['trois mille repas', '3000'],
    ['two hundred and five jars', '205'],
    ['dos mil quinientos euros', '2500'],
    ['trente pour cent', '30%'],
  ])('reads %s as %s', (text, number) => {
    expect(spelledNumbersOf(text)).toContain(number);
  });

  it.each(['cent fois mieux', 'a hundred times', '120 mille euros'])('counts nothing in « %s »', (text) => {
    expect(spelledNumbersOf(text)).toEqual([]);
  });
});
