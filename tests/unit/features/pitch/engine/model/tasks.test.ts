import { describe, expect, it } from 'vitest';

import { lastStepTask, refineTask, scoreTask } from '#app/features/pitch/engine/model/tasks';
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
  it.each([
    ['en', 'seconds15 35, seconds30 70, seconds60 140, seconds90 210'],
    ['fr', 'seconds15 36, seconds30 72, seconds60 145, seconds90 217'],
    ['es', 'seconds15 37, seconds30 75, seconds60 150, seconds90 225'],
  ] as const)('are ceilings in %s', (lang, ceilings) => {
    expect(rulesOf(lastStepTask({ brief, lang }))).toContain(ceilings);
  });

  it('is few rules: four for the pitch', () => {
    expect(lastStepTask({ brief, lang: 'en' }).rules).toHaveLength(3 + 4);
  });

  it.each([told, { ...brief, moment: 'Last night the light went out' }])(
    'opens on the moment that the founder tells',
    (answered) => {
      const task = lastStepTask({ brief: answered, lang: 'en' });
      expect(rulesOf(task)).toContain('opens on the “moment”');
      expect(task.material).toMatchObject({ offer: { moment: 'Last night the light went out' } });
    },
  );

  it('counts a shorter version in four fifths of the words, and that holds on', () => {
    const asked: Refinement[] = [
      { kind: 'manner', manner: 'shorter' },
      { kind: 'goal', goal: 'users' },
    ];
    const task = refineTask(
      { brief, lang: 'en' },
      { pitch, findings: [], asked },
      { kind: 'goal', goal: 'users' },
    );
    expect(rulesOf(task)).toContain('seconds60 112');
    expect(rulesOf(task)).toContain('Still holds: Shorter');
  });

  it('speaks of no brief: the model says again what it is told', () => {
    expect(rulesOf(lastStepTask({ brief: told, lang: 'en' })).replace('Never say “brief”', '')).not.toMatch(
      /brief/iu,
    );
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
