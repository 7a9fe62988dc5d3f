import { describe, expect, it } from 'vitest';

import {
  type AnsweredBrief,
  type Pitch,
  plainText,
  type Refinement,
  spokenIn,
} from '#app/features/pitch/pitch';
import { ModelError } from '#app/server/ai/model-error';
import { pitchAnswers } from '#tests/fakes/pitch-answers';
import { samples } from '#tests/fixtures/briefs/samples';
import { never, useModelEngine, writePitch } from './use-model-engine';

const brief = { category: 'product', goal: 'users', ...samples.en.full } as const;
const taskOf = ({ prompt }: { prompt: string }) => /^Task: (\S+)/u.exec(prompt)?.[1];
const isDraft = (request: { prompt: string }) => taskOf(request) === 'draft';
const text = (line: string) => ({ seconds60: [line], seconds30: [line] });

describe('what is said', () => {
  const { fake, engine, answerWith } = useModelEngine();
  const calls = (task: string) => fake().calls.filter((call) => taskOf(call) === task);

  it('is made of two drafts, which the model sees', async () => {
    const drafted = ['A lamp to hang up.', 'A lamp to fold.'];
    let drafts = 0;
    answerWith((request) => (isDraft(request) ? text(drafted[drafts++] ?? '') : pitchAnswers(request)));
    const { pitch } = await writePitch(await engine(), brief, 'en');
    for (const draft of drafted) {
      expect(calls('spoken')[0]?.prompt).toContain(draft);
      expect(plainText(spokenIn(pitch, 60))).not.toContain(draft);
    }
    expect(calls('draft')).toHaveLength(2);
  });

  it('is checked, its drafts are not', async () => {
    answerWith((request) => (isDraft(request) ? text('A lamp with 48,127 parts.') : pitchAnswers(request)));
    await writePitch(await engine(), brief, 'en');
    expect([calls('draft'), calls('spoken')].map(({ length }) => length)).toEqual([2, 1]);
  });

  it('is made of the draft that came when another did not', async () => {
    let drafts = 0;
    answerWith((request) => {
      if (!isDraft(request)) return pitchAnswers(request);
      drafts += 1;
      return drafts === 1 ? 'no draft' : text('A lamp to fold.');
    });
    const { pitch } = await writePitch(await engine(), brief, 'en');
    expect(calls('spoken')[0]?.prompt).toContain('A lamp to fold.');
    expect(pitch.oneLiner.length).toBeGreaterThan(0);
  });

  it('may be tried again when no draft came, and its drafts are then asked for again', async () => {
    let isDown = true;
    answerWith((request) => (isDown && isDraft(request) ? 'no draft' : pitchAnswers(request)));
    const run = (await engine()).open({ brief, lang: 'en' });
    await expect(run.runStep(6, [], never)).rejects.toBeInstanceOf(ModelError);
    isDown = false;
    const { pitch } = await run.runStep(6, [], never);
    expect(pitch && spokenIn(pitch, 60).length).toBeGreaterThan(0);
    expect(calls('draft')).toHaveLength(4);
  });

  it('is drafted while the findings are made, once a service has answered', async () => {
    const run = (await engine()).open({ brief, lang: 'en' });
    await run.runStep(1, [], never);
    await run.runStep(2, [], never);
    expect(calls('draft')).toEqual([]);
    await run.runStep(3, [], never);
    await expect.poll(() => calls('draft')).toHaveLength(2);
    await run.runStep(6, [], never);
    expect(calls('draft')).toHaveLength(2);
  });

  it('has no drafts when it is changed: it goes on from what was there', async () => {
    await refined([{ kind: 'tone', tone: 'shorter' }]);
    expect(calls('draft')).toHaveLength(2);
    expect(calls('spoken')).toHaveLength(2);
  });

  it('is made of what was said and of one draft more once a question is answered', async () => {
    const question = { id: 'proof', text: 'Who sells it?', lifts: 6 } as const;
    const before = await refined(
      [
        { kind: 'tone', tone: 'shorter' },
        { kind: 'answer', question: 'proof', answer: '12 shops sell it' },
      ],
      { ...brief, answers: [{ question, answer: '12 shops sell it' }] },
    );
    const [draft, spoken] = [calls('draft').at(-1)?.prompt, calls('spoken').at(-1)?.prompt];
    expect(calls('draft')).toHaveLength(3);
    expect(draft).toContain('"proof": "12 shops sell it"');
    expect(spoken).toContain('"proof": "12 shops sell it"');
    expect(spoken).toContain(plainText(spokenIn(before, 60)[0] ?? []));
    expect(spoken).toContain('60 seconds (at most 112 words;');
    expect(spoken).toContain('Still holds: Shorter');
  });

  it('keeps what its founder chose, and has no draft more, once a question is answered', async () => {
    const question = { id: 'proof', text: 'Who sells it?', lifts: 6 } as const;
    await refined(
      [
        { kind: 'opening', opening: 1 },
        { kind: 'answer', question: 'proof', answer: '12 shops sell it' },
      ],
      { ...brief, answers: [{ question, answer: '12 shops sell it' }] },
    );
    expect(calls('draft')).toHaveLength(2);
    expect(calls('spoken').at(-1)?.prompt).toContain('Keep of the block “before”');
  });

  /** A pitch, changed once; what it was before. */
  async function refined(refinements: Refinement[], changed: AnsweredBrief = brief): Promise<Pitch> {
    const { order, pitch, outputs } = await writePitch(await engine(), brief, 'en');
    const findings = outputs.map(({ finding }) => finding);
    const run = (await engine()).open({ ...order, brief: changed });
    await run.refine({ pitch, findings, refinements }, never);
    return pitch;
  }
});
