import { describe, expect, it } from 'vitest';

import {
  changeTask,
  draftTask,
  fromDraftsTask,
  otherTextsTask,
  scoreTask,
} from '#app/features/pitch/engine/model/tasks';
import type { AnsweredBrief, Pitch, Refinement } from '#app/features/pitch/pitch';

const brief: AnsweredBrief = {
  category: 'product',
  goal: 'investors',
  description: 'A lamp that charges in the sun.',
  usedBy: 'campers',
  distributedIn: ['GB'],
};
const pitch: Pitch = {
  oneLiner: [{ text: 'A lamp.' }],
  spoken: { 15: [[{ text: 'A lamp.' }]] },
  openings: [],
  email: { subject: [], body: [] },
};
const question = { id: 'moment', text: 'When?', lifts: 2 } as const;
const told = { ...brief, answers: [{ question, answer: 'Last night the light went out' }] };

const rulesOf = (task: { rules: string[] }) => task.rules.join('\n').replace(/\n {2,}/gu, ' ');

describe('what is asked for a pitch', () => {
  const spoken = { seconds60: ['A lamp for campers.'], seconds30: ['A lamp.'] };

  it.each([
    ['en', [35, 70, 140, 210]],
    ['fr', [36, 72, 145, 217]],
    ['es', [37, 75, 150, 225]],
  ] as const)('are maxWords in %s', (lang, [in15, in30, in60, in90]) => {
    const first = rulesOf(draftTask({ brief, lang }));
    expect(first).toContain(`60 seconds (at most ${in60} words;`);
    expect(first).toContain(`30 seconds (at most ${in30} words)`);
    const made = rulesOf(fromDraftsTask({ brief, lang }, [spoken]));
    expect(made).toContain(`60 seconds (at most ${in60} words;`);
    const others = rulesOf(otherTextsTask({ brief, lang }, spoken));
    expect(others).toContain(`at most ${in15} words. seconds90: the longest text, at most ${in90} words`);
  });

  it('has of each text edited by hand what it says now, not what it said before', () => {
    const edit = (duration: 30 | 60, before: string, text: string) => ({ duration, before, text });
    const edits = [
      edit(30, 'A lamp.', '500 shops sell it.'),
      edit(60, 'A lamp for campers.', 'It weighs 90 grams.'),
      edit(30, '500 shops sell it.', '50 shops sell it.'),
    ];
    expect(draftTask({ brief: { ...brief, edits }, lang: 'en' }).material).toMatchObject({
      offer: { 'changed in the pitch by their hand': ['50 shops sell it.', 'It weighs 90 grams.'] },
    });
  });

  it('shows the drafts to whoever makes of them what is said, with what the founder told', () => {
    const { material } = fromDraftsTask({ brief: told, lang: 'en' }, [spoken, spoken]);
    expect(material).toMatchObject({ offer: { 'it is for': 'campers' }, drafts: [spoken, spoken] });
  });

  it('is one rule for what is said', () => {
    expect(draftTask({ brief: { ...told, change: 'it is bright' }, lang: 'en' }).rules).toHaveLength(1);
  });

  it('gets no place, origin or value for what is said aloud, but for the other texts', () => {
    const full = { ...brief, madeIn: 'FR' as const, messagesAndValues: 'Light for all' };
    expect(draftTask({ brief: full, lang: 'en' }).material).toEqual({
      offer: { 'the founder wrote': brief.description, 'it is for': 'campers' },
    });
    expect(otherTextsTask({ brief: full, lang: 'en' }, spoken).material).toMatchObject({
      offer: { messagesAndValues: 'Light for all' },
    });
  });

  it('shows what is said to whoever writes the texts around it', () => {
    expect(otherTextsTask({ brief, lang: 'en' }, spoken).material).toMatchObject({ pitch: spoken });
  });

  it.each([told, { ...brief, moment: 'Last night the light went out' }])(
    'holds the moment that the founder tells',
    (answered) => {
      expect(draftTask({ brief: answered, lang: 'en' }).material).toMatchObject({
        offer: { 'they also told': { moment: 'Last night the light went out' } },
      });
    },
  );

  it('counts a shorter version in four fifths of the words, and that holds on', () => {
    const refinements: Refinement[] = [
      { kind: 'tone', tone: 'shorter' },
      { kind: 'goal', goal: 'users' },
    ];
    const task = changeTask({ brief, lang: 'en' }, { pitch, findings: [], refinements });
    expect(rulesOf(task)).toContain('60 seconds (at most 112 words;');
    expect(rulesOf(task)).toContain('Still holds: Shorter');
    expect(task.material).toMatchObject({ before: { oneLiner: 'A lamp.' } });
  });

  it('speaks of no brief: the model says again what it is told', () => {
    const tasks = [
      draftTask({ brief: told, lang: 'en' }),
      fromDraftsTask({ brief: told, lang: 'en' }, [spoken]),
      otherTextsTask({ brief: told, lang: 'en' }, spoken),
    ];
    expect(tasks.map(rulesOf).join('\n')).not.toMatch(/brief/iu);
  });
});

describe('what is asked of the founder', () => {
  it('is nothing that is answered', () => {
    const rule = rulesOf(scoreTask({ brief: { ...told, change: 'it is bright' }, lang: 'en' }, pitch));
    expect(rule).toMatch(/leaves open: instead .*proof .*ask /u);
    expect(rule).not.toMatch(/moment \(|change \(/u);
  });

  it('is not what to ask of a user', () => {
    expect(rulesOf(scoreTask({ brief: { ...brief, goal: 'users' }, lang: 'en' }, pitch))).not.toContain(
      'ask (',
    );
  });
});
