import { describe, expect, test } from 'vitest';

import { type Brief, briefFaults, briefSchema } from '#app/features/pitch/brief-schema';

const brief: Brief = {
  category: 'product',
  description: 'A planter that grows herbs without soil.',
  goal: 'investors',
  distributedIn: ['FR', 'EUR'],
  madeIn: 'PT',
  usedBy: 'People in town without a garden',
  messagesAndValues: 'Repairable',
};

describe('a brief in order', () => {
  test('is taken as it is', () => {
    expect(briefSchema.parse(brief)).toEqual(brief);
    expect(briefFaults(brief)).toEqual({});
  });

  test('needs neither the place where it is made nor messages', () => {
    const { madeIn: _, messagesAndValues: __, ...bare } = brief;
    expect(briefSchema.parse(bare)).toEqual(bare);
  });

  test('loses the spaces around its texts', () => {
    const parsed = briefSchema.parse({ ...brief, description: ' \n Herbs. \t', usedBy: ' All ' });
    expect(parsed).toMatchObject({ description: 'Herbs.', usedBy: 'All' });
  });

  test('names each place once, in the order of the visitor', () => {
    const parsed = briefSchema.parse({ ...brief, distributedIn: ['ES', 'FR', 'ES', 'FR'] });
    expect(parsed.distributedIn).toEqual(['ES', 'FR']);
  });

  test('may fill each text to its limit, counted as the visitor sees it', () => {
    const full = { description: '👩‍🚀'.repeat(100) + 'é'.repeat(900), usedBy: 'x'.repeat(500) };
    expect(briefFaults({ ...brief, ...full, messagesAndValues: '🇫🇷'.repeat(500) })).toEqual({});
  });
});

describe('a brief with a fault', () => {
  test.each([
    ['category', undefined, 'category-required'],
    ['category', 'thing', 'category-required'],
    ['description', undefined, 'description-required'],
    ['description', 7, 'description-required'],
    ['description', ' \n\t ', 'description-required'],
    ['description', '\u200b\u200d\u{e0041}', 'description-required'],
    ['description', 'x'.repeat(1001), 'too-long'],
    ['description', `a${'\u0301'.repeat(4500)}`, 'too-long'],
    ['description', 'a \u0000 b', 'unsafe-characters'],
    ['description', 'a \ud83d b', 'unsafe-characters'],
    ['description', 'a \u202e b', 'unsafe-characters'],
    ['goal', '', 'goal-required'],
    ['goal', 'everybody', 'goal-required'],
    ['distributedIn', undefined, 'places-required'],
    ['distributedIn', 'FR', 'places-required'],
    ['distributedIn', [], 'places-required'],
    ['distributedIn', 'AD AE AF AG AI AL AM AO AR AS AT'.split(' '), 'places-too-many'],
    ['distributedIn', ['FR', 'ZQ'], 'place-unknown'],
    ['distributedIn', ['fr'], 'place-unknown'],
    ['madeIn', '', 'place-unknown'],
    ['madeIn', 'ZQ', 'place-unknown'],
    ['usedBy', '', 'audience-required'],
    ['usedBy', 'x'.repeat(501), 'too-long'],
    ['usedBy', '\u2066hidden', 'unsafe-characters'],
    ['messagesAndValues', 'x'.repeat(501), 'too-long'],
    ['messagesAndValues', '\u0007', 'unsafe-characters'],
    ['messagesAndValues', null, 'unsafe-characters'],
  ] as const)('%s %j says so: %s', (field, value, fault) => {
    expect(briefFaults({ ...brief, [field]: value })).toEqual({ [field]: fault });
  });

  test('says what is wrong with every field at once', () => {
    expect(briefFaults({})).toEqual({
      category: 'category-required',
      description: 'description-required',
      goal: 'goal-required',
      distributedIn: 'places-required',
      usedBy: 'audience-required',
    });
  });

  test.each([{ email: 'a@b.example' }, { usedby: 'all' }, JSON.parse('{"__proto__": 1}')])(
    'is not taken with a key that is not its own: %j',
    (more) => {
      expect(briefSchema.safeParse({ ...brief, ...more }).success).toBe(false);
    },
  );

  test.each([undefined, null, 'brief', [brief]])('is not taken when it is no brief: %j', (value) => {
    expect(briefSchema.safeParse(value).success).toBe(false);
    expect(briefFaults(value)).toEqual({});
  });
});
