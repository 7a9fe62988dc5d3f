import { describe, expect, it } from 'vitest';

import { readSpanish } from '#app/features/pitch/engine/es/read';
import { linesOf } from '#app/features/pitch/engine/es/trade';
import type { OfferCategory } from '#app/features/pitch/pitch';

import { founders } from './trades/founders';
import { fresh } from './trades/fresh';
import { listed } from './trades/listed';
import { told } from './trades/told';
import { traps } from './trades/traps';
import { unlisted } from './trades/unlisted';

const offers = [founders, fresh, listed, told, traps, unlisted].flatMap((table) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [labels = '', description = '', usedBy = ''] = line.split(' | ');
      const lines = (['product', 'service', 'project'] as const).map((category) =>
        linesChosen(category, description, usedBy),
      );
      return { labels: labels.split(' '), description, lines };
    }),
);

function linesChosen(category: OfferCategory, description: string, usedBy: string) {
  return linesOf(readSpanish({ category, description, usedBy, goal: 'users', distributedIn: ['ES'] }));
}

describe('the lines of a trade, for a Spanish offer', () => {
  it('are never those of another trade', () => {
    const wrong = offers.flatMap(({ labels, description, lines }) =>
      lines
        .filter((chosen) => chosen !== 'general' && !labels.includes(chosen))
        .map((chosen) => `${chosen}: ${description}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are found for nearly every trade that has them', () => {
    const known = offers.filter(({ labels }) => !labels.includes('none'));
    const found = known.filter(({ labels, lines }) => lines.some((chosen) => labels.includes(chosen)));
    expect(known.length).toBeGreaterThan(140);
    expect(found.length / known.length).toBeGreaterThan(0.9);
  });
});
