import { expect, test } from 'vitest';

import type { Passage } from '#app/features/pitch/pitch';
import { sentencesOf } from '#app/features/pitch/sentences';
import { said } from './pitches';

test('sentences come in order and know their paragraph', () => {
  const sentences = sentencesOf([said('One. Two?'), said('Three.')]);
  expect(sentences).toEqual([
    { paragraph: 0, passage: said('One.') },
    { paragraph: 0, passage: said('Two?') },
    { paragraph: 1, passage: said('Three.') },
  ]);
});

test('quoted words stay marked, also where a sentence ends in them', () => {
  const passage: Passage = [
    { text: 'We sell ' },
    { text: 'Kräuter', lang: 'de' },
    { text: '. They cost 5 euros.' },
  ];
  expect(sentencesOf([passage]).map((sentence) => sentence.passage)).toEqual([
    [{ text: 'We sell ' }, { text: 'Kräuter', lang: 'de' }, { text: '.' }],
    [{ text: 'They cost 5 euros.' }],
  ]);
});

test('a sentence that is said twice is cut out twice', () => {
  expect(sentencesOf([said('Again. Again.')])).toHaveLength(2);
});
