import { describe, expect, it } from 'vitest';

import { pitchFaults } from '#app/features/pitch/engine/model/faults';
import { lampIn, line, pitchOf } from '../check/lamp';

/** Where a pitch of 30 seconds lacks what happened already. */
function lacking(text: string, more: { '15'?: string } = {}) {
  const order = lampIn('en');
  const pitch = pitchOf(order, text);
  const fifteen = more['15'] === undefined ? {} : { '15': [line(more['15'])] };
  const spoken = { ...fifteen, '30': [line(text)] };
  return pitchFaults({ ...pitch, spoken }, order, order.reading, [])
    .filter(({ fault }) => fault.includes('what happened already'))
    .map(({ where, asksAgain }) => ({ where, asksAgain }));
}

describe('a text of an answer', () => {
  it('that leaves out what happened already is asked for again', () => {
    expect(lacking('A reading lamp that charges in the sun.')).toEqual([
      { where: 'seconds30', asksAgain: true },
    ]);
  });

  it('that says one of its numbers is right', () => {
    expect(lacking('A reading lamp that charges in the sun. 12 shops sell it.')).toEqual([]);
  });

  it('of fifteen seconds may leave it out', () => {
    const text = 'A reading lamp that charges in the sun. 640 are sold.';
    expect(lacking(text, { '15': 'A reading lamp that charges in the sun.' })).toEqual([]);
  });
});
