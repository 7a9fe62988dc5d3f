import { expect, it } from 'vitest';

import { sentencesOf } from '#app/features/pitch/engine/check/sentences';

it('keeps the spans of each sentence', () => {
  const sentences = sentencesOf([
    [{ text: 'Elle dit ' }, { text: 'wir bauen', lang: 'de' }, { text: '. Écrivez-nous.' }],
    [{ text: 'Merci.' }],
  ]);
  expect(sentences.map(({ line }) => line)).toEqual([
    [{ text: 'Elle dit ' }, { text: 'wir bauen', lang: 'de' }, { text: '.' }],
    [{ text: 'Écrivez-nous.' }],
    [{ text: 'Merci.' }],
  ]);
});
