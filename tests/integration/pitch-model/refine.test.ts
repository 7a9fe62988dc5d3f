import { beforeAll, describe, expect, it } from 'vitest';

import { bandFor } from '#app/features/pitch/engine/bands';
import { faultsOf } from '#app/features/pitch/engine/score/faults';
import { countWords } from '#app/features/pitch/engine/words';
import { durations, manners, type Pitch, plainText, type Refinement } from '#app/features/pitch/pitch';
import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { samples } from '#tests/fixtures/briefs/samples';
import { never, useModelEngine } from './use-model-engine';

describe('a refinement by the model engine', () => {
  const { fake, engine, answerWith } = useModelEngine();
  const brief = { category: 'product', goal: 'investors', ...samples.en.full } as const;
  let pitch: Pitch;
  beforeAll(async () => {
    const written = await embeddedEngine.runStep(6, { brief, lang: 'en', earlier: [] }, never);
    if (written.pitch === undefined) throw new Error('No pitch');
    pitch = written.pitch;
  });

  async function refined(asked: Refinement[], order = {}) {
    return (await engine()).refine({ brief, lang: 'en', pitch, findings: [], asked, ...order }, never);
  }

  it.each(manners)('%s keeps the checks', async (manner) => {
    const version = await refined([{ kind: 'manner', manner }]);
    expect(faultsOf(version, brief, 'en', { shorter: manner === 'shorter' })).toEqual([]);
    expect(fake().calls).toHaveLength(1);
  });

  it('that is shorter stays so under the next one', async () => {
    const asked: Refinement[] = [
      { kind: 'manner', manner: 'shorter' },
      { kind: 'manner', manner: 'less-jargon' },
    ];
    const version = await refined(asked);
    for (const duration of durations) {
      const words = countWords(plainText(version.spoken[`${duration}`]));
      expect(words).toBeLessThanOrEqual(bandFor('en', duration, { shorter: true })[1]);
    }
  });

  it('begins with the opening that was chosen, and keeps the others', async () => {
    const version = await refined([{ kind: 'opening', opening: 1 }]);
    const chosen = plainText(pitch.openings[1] ?? []);
    expect(chosen).not.toBe('');
    expect(plainText(version.openings[0] ?? [])).toBe(chosen);
    expect(version.openings).toHaveLength(pitch.openings.length);
    for (const text of Object.values(version.spoken)) expect(plainText(text).startsWith(chosen)).toBe(true);
  });

  it('is asked for again when a text does not begin with the chosen opening', async () => {
    answerWith((request) =>
      request.prompt.includes('faults>') ? undefined : plainAnswer(pitch, 'Something else entirely.'),
    );
    await refined([{ kind: 'opening', opening: 1 }]);
    expect(fake().calls[1]?.prompt).toContain('does not begin with the line of the block');
  });

  it('knows the new goal, the language to write in, and the answer', async () => {
    await refined([{ kind: 'goal', goal: 'team' }], { brief: { ...brief, goal: 'team' } });
    expect(fake().calls.at(-1)?.prompt).toContain('a person who may join the team');
    await refined([{ kind: 'language', lang: 'es' }], { lang: 'es' });
    expect(fake().calls.at(-1)?.prompt).toContain('Write in: es');
    const answers = [{ question: { id: 'q1', text: 'How many shops?', lifts: 8 }, answer: '12 shops' }];
    await refined([{ kind: 'answer', question: 'q1', answer: '12 shops' }], { brief: { ...brief, answers } });
    expect(fake().calls.at(-1)?.prompt).toContain('"question": "How many shops?",\n "answer": "12 shops"');
  });

  it('of an opening that there is not fails for good', async () => {
    await expect(refined([{ kind: 'opening', opening: 7 }])).rejects.toThrow('no such opening');
  });
});

function plainAnswer({ oneLiner, openings, spoken, email }: Pitch, before: string) {
  const lines = (key: keyof Pitch['spoken']) => [before, ...spoken[key].map((passage) => plainText(passage))];
  return {
    oneLiner: plainText(oneLiner),
    openings: openings.map((opening) => plainText(opening)),
    seconds15: lines('15'),
    seconds30: lines('30'),
    seconds60: lines('60'),
    seconds90: lines('90'),
    email: { subject: plainText(email.subject), body: email.body.map((passage) => plainText(passage)) },
  };
}
