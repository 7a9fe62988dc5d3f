import { describe, expect, it } from 'vitest';

import { readPitch } from '#app/features/pitch/engine/model/pitch-answer';
import { cardSchema, readCard } from '#app/features/pitch/engine/model/read-card';
import type { Brief } from '#app/features/pitch/brief-schema';
import { checkNumbers } from '#app/features/pitch/pitch-constants';
import { type PitchOrder, plainText, type ScoreCard } from '#app/features/pitch/pitch';

const lines = ['Night falls early. We sell a lamp.', 'It costs little. Call us.'];
const pitch = readPitch(
  {
    oneLiner: 'A lamp for campers.',
    openings: ['Night falls early.'],
    seconds15: lines,
    seconds30: [],
    seconds60: [],
    seconds90: [],
    email: { subject: 'A lamp', body: lines },
  },
  'en',
);
const brief: Brief = {
  category: 'product',
  goal: 'users',
  description: 'A lamp that charges in the sun. 640 are sold.',
  usedBy: 'campers',
  distributedIn: ['GB'],
};
const order = { brief, lang: 'en' } as const;

const good = {
  clear: 'good',
  opens: 'good',
  problem: 'good',
  outcome: 'good',
  difference: 'good',
  proof: 'good',
  ask: 'good',
} as const;

const rules = (weak: number[] = [], weakPoints: ScoreCard['weakPoints'] = []): ScoreCard => ({
  checks: checkNumbers.map((check) => ({ check, verdict: weak.includes(check) ? 'weak' : 'unknown' })),
  weakPoints,
  questions: [
    { id: 'proof', text: 'What happened?', example: 'Two bakers stayed', starter: 'In May,', lifts: 6 },
  ],
});

function read(answer: object, byRules = rules(), more: Partial<PitchOrder> = {}) {
  const whole = { verdicts: good, weakPoints: [], questions: [], ...answer };
  return readCard(cardSchema.parse(whole), byRules, { ...order, ...more }, pitch);
}

const weakOpening = { verdicts: { ...good, opens: 'weak' } };
const point = {
  about: 'opens',
  seconds: '60',
  line: 'Night falls early.',
  better: 'Who carries batteries into the woods?',
  why: 'Nobody is in it.',
};

describe('a score card with a model', () => {
  it('takes the verdicts of a reader from the model and all others from the rules', () => {
    const { checks } = read({ verdicts: { ...good, opens: 'weak', proof: 'unknown' } }, rules([1, 9]));
    const by = (verdict: string) => checks.filter((one) => one.verdict === verdict).map(({ check }) => check);
    expect(checks.map(({ check }) => check)).toEqual([...checkNumbers]);
    expect(by('weak')).toEqual([2, 9]);
    expect(by('unknown')).toEqual([6, 7, 10]);
  });

  it('shows the line as it stands in the pitch, the better one and the reason', () => {
    const [shown] = read({
      ...weakOpening,
      weakPoints: [{ ...point, line: '"Night falls early."' }],
    }).weakPoints;
    expect(shown).toBeUndefined();
    const [found] = read({
      ...weakOpening,
      weakPoints: [{ ...point, line: ' **Night falls early.** ' }],
    }).weakPoints;
    expect(found).toMatchObject({ check: 2, duration: 15, why: 'Nobody is in it.' });
    expect(plainText(found?.line ?? [])).toBe('Night falls early.');
    expect(plainText(found?.better ?? [])).toBe(point.better);
  });

  it('drops a line that the pitch does not hold, and what is said of a check that is good', () => {
    expect(read({ ...weakOpening, weakPoints: [{ ...point, line: 'We are leaders.' }] }).weakPoints).toEqual(
      [],
    );
    expect(read({ weakPoints: [point] }).weakPoints).toEqual([]);
  });

  it.each([
    'We sold 52 lamps to Decathlon.',
    'An innovative lamp.',
    'Night falls early.',
    'Les nuits sont longues pour les gens qui sont dans les bois.',
    `A lamp ${'and a lamp '.repeat(12)}.`,
    '<script>alert(1)</script>',
    '',
  ])('drops a better line that breaks a check itself: %s', (better) => {
    const [shown] = read({ ...weakOpening, weakPoints: [{ ...point, better }] }).weakPoints;
    expect(shown?.check).toBe(2);
    expect(shown?.better).toBeUndefined();
  });

  it('says its reasons in 200 characters of plain text', () => {
    const why = `<b>Because</b> ![x](https://evil.example) ${'word '.repeat(100)}`;
    const [shown] = read({ ...weakOpening, weakPoints: [{ ...point, why }] }).weakPoints;
    expect(shown?.why?.length).toBeLessThanOrEqual(200);
    expect(shown?.why).toMatch(/^Because word .*word…$/u);
  });

  it('asks the model’s questions once each, the best first, none that is answered', () => {
    const questions = ['proof', 'moment', 'proof', 'change', 'ask'].map((id) => ({
      id,
      text: `What of the ${id}?`,
      example: 'Two bakers stayed all night.',
      starter: 'Last Friday, …',
    }));
    const changed = { brief: { ...brief, goal: 'team', change: 'it is bright' } } as const;
    const asked = read({ questions }, rules(), changed).questions;
    expect(asked.map(({ id, lifts }) => `${id} ${lifts}`)).toEqual(['moment 2', 'proof 6', 'ask 8']);
    expect(asked[0]).toMatchObject({
      text: 'What of the moment?',
      example: 'Two bakers stayed all night.',
      starter: 'Last Friday,',
    });
  });

  it('asks the questions of the rules where the model has none, and takes from them what one of its lacks', () => {
    expect(read({}).questions).toEqual(rules().questions);
    const bare = [{ id: 'proof', text: 'Who bought it?', example: '', starter: 'word '.repeat(40) }];
    expect(read({ questions: bare }).questions).toEqual([
      { id: 'proof', text: 'Who bought it?', example: 'Two bakers stayed', starter: 'In May,', lifts: 6 },
    ]);
  });

  it('holds each weak point once and six at most, those that are certain first', () => {
    const certain = { check: 9, line: [{ text: '52 lamps' }] } as const;
    const byRules = rules([9], [{ ...certain, line: [...certain.line] }]);
    const abouts = ['opens', 'opens', 'clear', 'problem', 'outcome', 'difference', 'ask'];
    const verdicts = Object.fromEntries(Object.keys(good).map((name) => [name, 'weak']));
    const { weakPoints } = read(
      { verdicts, weakPoints: abouts.map((about) => ({ ...point, about })) },
      byRules,
    );
    expect(weakPoints.map(({ check }) => check)).toEqual([9, 2, 1, 3, 4, 5]);
  });

  it.each([{ verdicts: {} }, { verdicts: { ...good, opens: 'great' } }, { questions: 'none' }])(
    'takes no answer of another shape: %j',
    (part) => {
      const answer = { verdicts: good, weakPoints: [], questions: [], ...part };
      expect(cardSchema.safeParse(answer).success).toBe(false);
    },
  );
});
