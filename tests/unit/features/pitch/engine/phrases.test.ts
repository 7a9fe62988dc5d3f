import { describe, expect, it } from 'vitest';

import { createPhrases, wordsOf } from '#app/features/pitch/engine/phrases';
import { processorTime } from '#tests/fixtures/processor-time';

const texts = (text: string, lang?: 'en' | 'fr' | 'es') => wordsOf(text, lang).map((word) => word.text);

describe('the words of a text', () => {
  it.each([
    ['L’offre d’aujourd’hui', ['L’', 'offre', 'd’', 'aujourd’hui']],
    ['un rendez-vous', ['un', 'rendez-vous']],
    ['80 000 € et 12,50', ['80 000', 'et', '12,50']],
    ['1,200 or 1.200,50', ['1,200', 'or', '1.200,50']],
    ['En 2025 12 familles', ['En', '2025', '12', 'familles']],
    ['le 12.05.2026', ['le', '12.05', '2026']],
    ['0,375 100 000', ['0,375', '100 000']],
    ['a 4-day week, B2B', ['a', '4', 'day', 'week', 'B2B']],
  ])('of %j are %j', (text, words) => {
    expect(texts(text)).toEqual(words);
  });

  it('keep English contractions and the apostrophe of a name whole', () => {
    expect(texts("don't c'mon O’Hara", 'en')).toEqual(["don't", "c'mon", 'O’Hara']);
  });

  it('stand at their place in the text, folded', () => {
    const text = '« Été » à l’École 🎓 Zoé';
    for (const { text: word, folded, from, to } of wordsOf(text)) {
      expect(text.slice(from, to)).toBe(word);
      expect(folded).toHaveLength(word.length);
    }
    expect(wordsOf(text).map(({ folded }) => folded)).toEqual(['ete', 'a', "l'", 'ecole', 'zoe']);
  });

  it('come in no time from long rubbish', () => {
    const spent = processorTime();
    for (const piece of ['1 ', '1.', "l'", 'a-', '’', '100 ']) wordsOf(piece.repeat(20_000), 'fr');
    expect(spent()).toBeLessThan(2000);
  });
});

describe('phrases', () => {
  it.each([
    ['unfold*', 'It unfolds at once', 'unfolds'],
    ['plus de #', 'Il y a plus de 80 000 haies', 'plus de 80 000'],
    ['plus de #', 'Il y a plus de vingt-six haies', 'plus de vingt-six'],
    ['depuis _ ans', 'depuis trente ans', 'depuis trente ans'],
    ["l'un d'eux", 'C’est l’un d’eux', 'l’un d’eux'],
    ['à côté', 'juste A COTE', 'A COTE'],
  ])('of %j in %j', (phrase, text, said) => {
    const words = wordsOf(text);
    const match = createPhrases([phrase]).find(words);
    expect(match?.phrase).toBe(phrase);
    expect(text.slice(words[match?.from ?? 0]?.from, words[(match?.to ?? 1) - 1]?.to)).toBe(said);
  });

  it('are the longest of those that start together', () => {
    const words = wordsOf('we sell in town today');
    expect(createPhrases(['we', 'we sell in', 'we sell']).startsAt(words, 0)).toMatchObject({ to: 3 });
  });

  it('are looked for from a word on', () => {
    const words = wordsOf('so we go so far');
    expect(createPhrases(['so']).find(words, 1)).toEqual({ from: 3, to: 4, phrase: 'so' });
    expect(createPhrases(['so']).startsAt(words, 1)).toBeUndefined();
  });

  it('count with the words of their own language only', () => {
    const words = wordsOf('sold once');
    expect(createPhrases(['sold #'], 'en').find(words)).toBeUndefined();
    expect(createPhrases(['sold #'], 'es').find(words)).toBeDefined();
  });

  it('hold no pattern: what stands in data is matched as it is', () => {
    expect(createPhrases(['a.b', '(', '.*', '']).find(wordsOf('axb anything'))).toBeUndefined();
  });
});
