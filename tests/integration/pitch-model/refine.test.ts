import { beforeAll, describe, expect, it } from 'vitest';

import { maxWordsFor } from '#app/features/pitch/engine/max-words';
import { faultsOf } from '#app/features/pitch/engine/check/faults';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { countWords } from '#app/features/pitch/engine/words';
import {
  type AnsweredBrief,
  durationsOf,
  type Pitch,
  type PitchOrder,
  plainText,
  type Refinement,
} from '#app/features/pitch/pitch';
import { tones } from '#app/features/pitch/pitch-constants';
import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { samples } from '#tests/fixtures/briefs/samples';
import { never, useModelEngine } from './use-model-engine';

describe('a refinement by the model engine', () => {
  const { fake, engine, answerWith } = useModelEngine();
  const brief: AnsweredBrief = { category: 'product', goal: 'investors', ...samples.en.full };
  const order = { brief, lang: 'en' } as const;
  let pitch: Pitch;
  beforeAll(async () => {
    const written = await embeddedEngine.open(order).runStep(6, [], never);
    if (written.pitch === undefined) throw new Error('No pitch');
    pitch = written.pitch;
  });

  async function refined(refinements: Refinement[], changed: Partial<PitchOrder> = {}) {
    return (await engine())
      .open({ ...order, ...changed })
      .refine({ pitch, findings: [], refinements }, never);
  }

  // A text that is asked to be shorter may leave a fact out: check 10 counts them.
  it.each(tones)('%s keeps the checks', async (tone) => {
    const refinements: Refinement[] = [{ kind: 'tone', tone }];
    const faults = faultsOf(await refined(refinements), order, readBrief(order), refinements);
    expect(faults.filter(({ check }) => tone !== 'shorter' || check !== 10)).toEqual([]);
    expect(fake().calls).toHaveLength(2);
  });

  it('that is shorter stays so under the next one', async () => {
    const refinements: Refinement[] = [
      { kind: 'tone', tone: 'shorter' },
      { kind: 'tone', tone: 'less-jargon' },
    ];
    const version = await refined(refinements);
    for (const duration of durationsOf(version)) {
      const words = countWords(plainText(version.spoken[`${duration}`] ?? []));
      expect(words).toBeLessThanOrEqual(maxWordsFor('en', duration, { shorter: true }));
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
    expect(fake().calls.at(-1)?.prompt).toContain('people who might join the team');
    await refined([{ kind: 'language', lang: 'es' }], { lang: 'es' });
    expect(fake().calls.at(-1)?.prompt).toContain('Write in: es');
    const question = { id: 'proof', text: 'Who sells it?', lifts: 6 } as const;
    const answers = [{ question, answer: '12 shops sell it' }];
    await refined([{ kind: 'answer', question: 'proof', answer: '12 shops sell it' }], {
      brief: { ...brief, answers },
    });
    expect(fake().calls.at(-1)?.prompt).toContain(
      '"question": "Who sells it?",\n "answer": "12 shops sell it"',
    );
  });

  it('of an opening that there is not fails for good', async () => {
    await expect(refined([{ kind: 'opening', opening: 7 }])).rejects.toThrow('no such opening');
  });
});

function plainAnswer({ oneLiner, openings, spoken, email }: Pitch, before: string) {
  const lines = (key: keyof Pitch['spoken']) => {
    const texts = (spoken[key] ?? []).map((passage) => plainText(passage));
    return texts.length === 0 ? [] : [before, ...texts];
  };
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
