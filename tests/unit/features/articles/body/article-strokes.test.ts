import { expect, test } from 'vitest';

import { strokesOf } from '#app/features/articles/body/article-strokes';

test.each([
  ['2,6 sur 10', 'of all', [{ rows: 1, perRow: 10, count: 2.6 }]],
  ['13 times out of 13', 'of all', [{ rows: 1, perRow: 13, count: 13 }]],
  ['87 times out of 88', 'of all', [{ rows: 4, perRow: 22, count: 87 }]],
  // As many rows as the figure has parts.
  ['1 fois sur 4', 'of all (33 sur 132)', [{ rows: 4, perRow: 33, count: 33 }]],
  ['2 times in 3', 'or nearly (46/72)', [{ rows: 3, perRow: 24, count: 46 }]],
  // On the scale of ten, or of the larger.
  [
    '7 contre 5',
    'seconds',
    [
      { rows: 1, perRow: 10, count: 7 },
      { rows: 1, perRow: 10, count: 5 },
    ],
  ],
  [
    '12 frente a 6',
    'seconds',
    [
      { rows: 1, perRow: 12, count: 12 },
      { rows: 1, perRow: 12, count: 6 },
    ],
  ],
])('a share, or two figures to compare, are drawn: %s', (figure, html, drawn) => {
  expect(strokesOf(figure, html)).toEqual(drawn);
});

test.each(['1,5 point de moins', '−40 %', '1 in 307', '500 against 20'])(
  'nothing is drawn of %s',
  (figure) => {
    expect(strokesOf(figure, 'of all')).toEqual([]);
  },
);
