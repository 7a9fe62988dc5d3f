import { expect, test } from 'vitest';

import type { Passage } from '#app/features/pitch/pitch';
import { compareTexts } from '#app/features/pitch/improve/versions/compare-texts';
import { said } from '../../pitches';

test('paragraphs stay paragraphs, cut where the texts part', () => {
  const { before, after } = compareTexts(
    [said('We sell herbs.'), said('Come and see.')],
    [said('We grow herbs. Come and taste.')],
  );
  expect(before).toEqual([
    [
      { changed: false, passage: said('We ') },
      { changed: true, passage: said('sell ') },
      { changed: false, passage: said('herbs.') },
    ],
    [
      { changed: false, passage: said('Come and ') },
      { changed: true, passage: said('see.') },
    ],
  ]);
  expect(after[0]?.filter(({ changed }) => changed).map(({ passage }) => passage)).toEqual([
    said('grow '),
    said('taste.'),
  ]);
});

test('nothing is lost or added', () => {
  const text: Passage = [
    { text: 'They say ' },
    { text: 'frische Kräuter', lang: 'de' },
    { text: ' for 5 euros each.' },
  ];
  const { before, after } = compareTexts([text], [text]);
  expect(before).toEqual([[{ changed: false, passage: text }]]);
  expect(after).toEqual(before);
});

test('quoted words keep their language', () => {
  const { after } = compareTexts(
    [said('We have many clients.')],
    [[{ text: 'We have ' }, { text: 'neue Kunden', lang: 'de' }]],
  );
  expect(after[0]?.at(-1)).toEqual({ changed: true, passage: [{ text: 'neue Kunden', lang: 'de' }] });
});

test('where words went and none came, the place is told', () => {
  const { after } = compareTexts([said('We grow fresh herbs here. Come.')], [said('We grow herbs here.')]);
  expect(after).toEqual([
    [
      { changed: false, passage: said('We grow ') },
      { changed: false, cut: true, passage: said('herbs here.') },
      { changed: false, cut: true, passage: [] },
    ],
  ]);
});
