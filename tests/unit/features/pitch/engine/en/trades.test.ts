import { describe, expect, it } from 'vitest';

import { readEnglish } from '#app/features/pitch/engine/en/read';
import { sectorTexts } from '#app/features/pitch/engine/en/sector-text';
import { voiceOf } from '#app/features/pitch/engine/en/voice';
import type { OfferCategory } from '#app/features/pitch/pitch';
import { laterTrades } from './trades/later';
import { longerTrades } from './trades/longer';
import { oneLineTrades } from './trades/one-line';

type Labelled = { allowed: string[]; category: OfferCategory; description: string; usedBy: string };

const categories: Record<string, OfferCategory> = {
  p: 'product',
  s: 'service',
  o: 'offer',
  j: 'project',
  c: 'concept',
};

const placeOfLines = new Map(Object.entries(sectorTexts).map(([place, lines]) => [lines, place]));

function labelled(table: string): Labelled[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [allowed = '', letter = '', description = '', usedBy = ''] = line.split(' | ');
      const category = categories[letter];
      if (category === undefined || usedBy === '') throw new Error(`not an offer: ${line}`);
      return { allowed: allowed.split(' '), category, description, usedBy };
    });
}

/** Whose lines the pitch says: a niche, a sector, or `general`. */
function spokenOf({ category, description, usedBy }: Labelled): string {
  const reading = readEnglish({ category, description, usedBy, goal: 'users', distributedIn: ['GB'] });
  return placeOfLines.get(voiceOf(reading).sector) ?? 'general';
}

const tables = {
  oneLineTrades: labelled(oneLineTrades),
  longerTrades: labelled(longerTrades),
  laterTrades: labelled(laterTrades),
};
const all = Object.values(tables).flat();

describe.each(Object.entries(tables))('in %s', (_, table) => {
  it('no offer is given the lines of another trade', () => {
    const wrong = table
      .map((offer) => ({ offer: offer.description, said: spokenOf(offer), allowed: offer.allowed }))
      .filter(({ said, allowed }) => said !== 'general' && !allowed.includes(said));
    expect(wrong).toEqual([]);
  });
});

it('nine in ten of the offers of a known trade get its lines', () => {
  const known = all.filter(({ allowed }) => !allowed.includes('none'));
  const missed = known.filter((offer) => spokenOf(offer) === 'general');
  expect(missed.length).toBeLessThanOrEqual(known.length / 10);
});

it('half of the offers or more are of trades that have no lines', () => {
  expect(all.filter(({ allowed }) => allowed.includes('none')).length).toBeGreaterThan(all.length / 2);
});
