import { expect, it } from 'vitest';

import { sentencesOf } from '#app/features/pitch/engine/score/sentences';

it('keeps the spans of each sentence', () => {
  const sentences = sentencesOf([
    [{ text: 'Déjà ' }, { text: '[nombre à compléter]', placeholder: true }, { text: '. Écrivez-nous.' }],
    [{ text: 'Merci.' }],
  ]);
  expect(sentences.map(({ line }) => line)).toEqual([
    [{ text: 'Déjà ' }, { text: '[nombre à compléter]', placeholder: true }, { text: '.' }],
    [{ text: 'Écrivez-nous.' }],
    [{ text: 'Merci.' }],
  ]);
});
