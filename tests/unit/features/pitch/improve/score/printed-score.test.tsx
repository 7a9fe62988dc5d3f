import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PrintedScore } from '#app/features/pitch/improve/score/printed-score';
import { show } from '#tests/unit/show';

test('on paper too, what is met comes first', async () => {
  await show(
    <PrintedScore
      score={{
        checks: [
          { check: 1, verdict: 'unknown' },
          { check: 2, verdict: 'weak' },
          { check: 6, verdict: 'good' },
          { check: 9, verdict: 'good' },
        ],
        weakPoints: [],
        questions: [],
      }}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A fact backs it up.',
    'Every sentence can be said in one breath.',
    'Its first sentence would fit another offer.',
    'After two sentences, could your listener say what it is and who it is for?',
  ]);
});
