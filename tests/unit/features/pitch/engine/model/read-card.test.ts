import { describe, expect, it } from 'vitest';

import { readPitch } from '#app/features/pitch/engine/model/pitch-answer';
import { cardSchema, readCard } from '#app/features/pitch/engine/model/read-card';
import { type Brief, checkNumbers, plainText, type ScoreCard } from '#app/features/pitch/pitch';

const lines = ['Night falls early. We sell a lamp.', 'It costs [price to add]. Call us.'];
const pitch = readPitch(
  {
    oneLiner: 'A lamp for campers.',
    openings: ['Night falls early.'],
    seconds15: lines,
    seconds30: lines,
    seconds60: lines,
    seconds90: lines,
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
const order = { brief, lang: 'en', pitch } as const;

const good = {
  clear: 'good',
  hook: 'good',
  problem: 'good',
  outcome: 'good',
  difference: 'good',
  proof: 'good',
  ask: 'good',
  repeatable: 'good',
  complete: 'good',
} as const;

const rules = (weak: number[] = [], weakPoints: ScoreCard['weakPoints'] = []): ScoreCard => ({
  checks: checkNumbers.map((check) => ({ check, verdict: weak.includes(check) ? 'weak' : 'yours' })),
  weakPoints,
  questions: [{ id: '[price to add]', text: 'What does it cost?', lifts: 14 }],
});

function read(answer: object, byRules = rules()) {
  const whole = { verdicts: good, weakPoints: [], questions: [], ...answer };
  return readCard(cardSchema.parse(whole), byRules, order);
}

const weakHook = { verdicts: { ...good, hook: 'weak' } };
const point = {
  about: 'hook',
  seconds: '60',
  line: 'Night falls early.',
  better: 'Who carries batteries into the woods?',
  why: 'Nobody is in it.',
};

describe('a score card with a model', () => {
  it('takes the verdicts of a reader from the model and all others from the rules', () => {
    const { checks } = read({ verdicts: { ...good, hook: 'weak', repeatable: 'yours' } }, rules([1, 9]));
    const by = (verdict: string) => checks.filter((one) => one.verdict === verdict).map(({ check }) => check);
    expect(checks.map(({ check }) => check)).toEqual([...checkNumbers]);
    expect(by('weak')).toEqual([1, 4, 9]);
    expect(by('yours')).toEqual([2, 11, 12, 13]);
  });

  it('lets no model call good what the rules found lacking', () => {
    const blank = { check: 8, line: [{ text: '[price to add]', placeholder: true }] } as const;
    const { checks, weakPoints } = read({}, rules([8], [{ ...blank, line: [...blank.line] }]));
    expect(checks.find(({ check }) => check === 8)?.verdict).toBe('weak');
    expect(weakPoints).toHaveLength(1);
  });

  it('shows the line as it stands in the pitch, the better one and the reason', () => {
    const [shown] = read({
      ...weakHook,
      weakPoints: [{ ...point, line: '"Night falls early."' }],
    }).weakPoints;
    expect(shown).toBeUndefined();
    const [found] = read({
      ...weakHook,
      weakPoints: [{ ...point, line: ' **Night falls early.** ' }],
    }).weakPoints;
    expect(found).toMatchObject({ check: 4, duration: 60, why: 'Nobody is in it.' });
    expect(plainText(found?.line ?? [])).toBe('Night falls early.');
    expect(plainText(found?.better ?? [])).toBe(point.better);
  });

  it('drops a line that the pitch does not hold, and what is said of a check that is good', () => {
    expect(read({ ...weakHook, weakPoints: [{ ...point, line: 'We are leaders.' }] }).weakPoints).toEqual([]);
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
    const [shown] = read({ ...weakHook, weakPoints: [{ ...point, better }] }).weakPoints;
    expect(shown?.check).toBe(4);
    expect(shown?.better).toBeUndefined();
  });

  it('says its reasons in 200 characters of plain text', () => {
    const why = `<b>Because</b> ![x](https://evil.example) ${'word '.repeat(100)}`;
    const [shown] = read({ ...weakHook, weakPoints: [{ ...point, why }] }).weakPoints;
    expect(shown?.why?.length).toBeLessThanOrEqual(200);
    expect(shown?.why).toMatch(/^Because word .*word…$/u);
  });

  it('asks four questions at most, each once, numbered; those of the rules where the model has none', () => {
    const questions = ['How many?', 'How many?', 'Since when?', 'Where?', 'For how much?', 'With whom?'].map(
      (text) => ({
        text,
        lifts: 'proof',
      }),
    );
    const asked = read({ questions }).questions;
    expect(asked.map(({ id, text, lifts }) => `${id} ${text} ${lifts}`)).toEqual([
      'q1 How many? 8',
      'q2 Since when? 8',
      'q3 Where? 8',
      'q4 For how much? 8',
    ]);
    expect(read({}).questions).toEqual(rules().questions);
  });

  it('holds each weak point once and six at most, those that are certain first', () => {
    const certain = { check: 9, line: [{ text: '52 lamps' }] } as const;
    const byRules = rules([9], [{ ...certain, line: [...certain.line] }]);
    const abouts = ['hook', 'hook', 'clear', 'problem', 'outcome', 'difference', 'ask', 'repeatable'];
    const verdicts = Object.fromEntries(Object.keys(good).map((name) => [name, 'weak']));
    const { weakPoints } = read(
      { verdicts, weakPoints: abouts.map((about) => ({ ...point, about })) },
      byRules,
    );
    expect(weakPoints.map(({ check }) => check)).toEqual([9, 4, 3, 5, 6, 7]);
  });

  it.each([{ verdicts: {} }, { verdicts: { ...good, hook: 'great' } }, { questions: 'none' }])(
    'takes no answer of another shape: %j',
    (part) => {
      const answer = { verdicts: good, weakPoints: [], questions: [], ...part };
      expect(cardSchema.safeParse(answer).success).toBe(false);
    },
  );
});
