import { describe, expect, it } from 'vitest';

import { readEnglish } from '#app/features/pitch/engine/en/read';
import { roleOf } from '#app/features/pitch/engine/en/roles';
import type { Brief } from '#app/features/pitch/pitch';

function read(description: string, usedBy: string, category: Brief['category'] = 'service') {
  return readEnglish({ category, description, goal: 'users', distributedIn: ['GB'], usedBy });
}

describe('the sector of an English brief', () => {
  it.each([
    ['We do bookkeeping for food trucks', 'food truck owners', 'finance'],
    ['We collect coffee grounds from offices and turn them into firelogs.', 'office managers', 'general'],
    ['We check the energy bills of small hotels.', 'owners of hotels', 'energy'],
    ['Our bottle cap turns any glass jar into a lunch box.', 'people who bring lunch to work', 'general'],
  ])('of “%s” comes from what is sold', (description, usedBy, sector) => {
    expect(read(description, usedBy).sector).toBe(sector);
  });

  it('does not make a bike light a means of transport', () => {
    expect(read('A bike light that charges itself from the wheel.', 'cyclists', 'product').sector).toBe(
      'general',
    );
  });
});

describe('what an English brief says first', () => {
  it('is its statement when it is an order', () => {
    const { sentences } = read('Learn to sail in a weekend. Small groups of four.', 'adults');
    expect(sentences[0]).toMatchObject({ text: 'Learn to sail in a weekend.', role: 'definition' });
  });

  it('is the problem when the offer comes after it', () => {
    const { offer, sentences } = read(
      'Landlords and tenants fight about deposits. Our idea is a photo inventory.',
      'small landlords',
    );
    expect(offer.phrase).toBe('a photo inventory');
    expect(sentences[0]).toMatchObject({ role: 'problem' });
  });

  it('is never cut to a bare noun', () => {
    const { offer } = read('A shared workshop where people learn to repair their own bicycles.', 'residents');
    expect([offer.short, ...offer.medium]).not.toContain('a shared workshop');
  });
});

describe('a proof in English', () => {
  it.each([
    '62 offices in Manchester pay us £30 a month.',
    '26 nurseries, 4 trainers.',
    '412 members, 3 farms.',
  ])('is seen in “%s”', (sentence) => {
    expect(roleOf(sentence)).toBe('proof');
  });
});

describe('an audience in English', () => {
  it.each(['nurses moving abroad', 'people newly diagnosed with type 2 diabetes'])(
    'keeps “%s” plural',
    (who) => {
      expect(read('A lamp.', who).audience).toMatchObject({ phrase: who, plural: true });
    },
  );
});
