import { describe, expect, it } from 'vitest';

import { knownOffers } from './trades/known-offers';
import { longerOffers } from './trades/longer-offers';
import { isRecognised, placeAll } from './trades/placing';
import { unknownOffers } from './trades/unknown-offers';

describe('the lines of a trade', () => {
  it.each(Object.entries({ knownOffers, unknownOffers, longerOffers }))(
    'are never those of another: %s',
    (_, table) => {
      const wrong = placeAll(table)
        .filter((offer) => offer.wrong)
        .map(({ description, placed }) => `${description} (${placed.join(', ')})`);
      expect(wrong).toEqual([]);
    },
  );

  it('are said of nine in ten offers of a trade that is known', () => {
    const offers = placeAll(knownOffers);
    expect(offers.filter(isRecognised).length / offers.length).toBeGreaterThan(0.9);
  });
});
