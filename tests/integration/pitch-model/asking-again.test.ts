import { describe, expect, it } from 'vitest';

import { faultsOf, programChecks } from '#app/features/pitch/engine/check/faults';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { plainText } from '#app/features/pitch/pitch';
import { locales } from '#app/i18n/locales';
import { PermanentError } from '#app/server/workflows/workflows';
import { ModelError } from '#app/server/ai/model-error';
import { pitchAnswers, pitchAnswersAtSecondTry } from '#tests/fakes/pitch-answers';
import { samples } from '#tests/fixtures/briefs/samples';
import { never, useModelEngine, writePitch } from './use-model-engine';

const briefIn = (lang: (typeof locales)[number]) =>
  ({ category: 'product', goal: 'investors', ...samples[lang].full }) as const;

describe('an answer that breaks a check', () => {
  const { fake, engine, answerWith } = useModelEngine();

  it.each(locales)('is asked for once more in %s, and the better one kept', async (lang) => {
    answerWith(pitchAnswersAtSecondTry);
    const { order, pitch } = await writePitch(await engine(), briefIn(lang), lang);
    expect(faultsOf(pitch, order, readBrief(order))).toEqual([]);
    // Twice six findings, what is said, and the texts around it; once each draft.
    expect(fake().calls).toHaveLength(2 * 8 + 2);
  });

  it('is told each fault, with the text and the line it stands in', async () => {
    answerWith(pitchAnswersAtSecondTry);
    await writePitch(await engine(), briefIn('en'), 'en');
    const again = fake().calls.filter(({ prompt }) => / last answer>$/mu.test(prompt));
    const second = again.find(({ prompt }) => prompt.startsWith('Task: spoken'))?.prompt ?? '';
    expect(second).toMatch(/<data-\w+ last answer>/u);
    expect(second).toContain('"where": "seconds30"');
    expect(second).toContain('The number “48 127” is nowhere in what the founder wrote.');
    expect(second).toMatch(/“synerg\w+” praises/iu);
  });

  it('is asked for no third time, and its faults are there for the score card to show', async () => {
    fake().mode = 'rule-breaking';
    const model = await engine();
    const { order, pitch } = await writePitch(model, briefIn('en'), 'en');
    for (const task of ['step-6', 'spoken', 'other-texts']) {
      expect(fake().calls.filter(({ prompt }) => prompt.startsWith(`Task: ${task}`))).toHaveLength(2);
    }
    fake().mode = 'well-behaved';
    const { checks, weakPoints } = await model.open(order).score({ pitch, refinements: [] }, never);
    const verdicts = Object.fromEntries(checks.map(({ check, verdict }) => [check, verdict]));
    expect([verdicts[7], verdicts[9]]).toEqual(['weak', 'weak']);
    expect(weakPoints.some(({ check }) => programChecks.includes(check))).toBe(true);
  });

  it('stays the first one when the second is worse', async () => {
    let calls = 0;
    answerWith((request) => {
      calls += 1;
      const answer = pitchAnswers(request);
      return calls === 1
        ? changed(answer, ' It has 98 parts.')
        : changed(answer, ' It has 98 parts, and 99 more.');
    });
    const run = (await engine()).open({ brief: briefIn('en'), lang: 'en' });
    const { finding } = await run.runStep(1, [], never);
    expect(plainText(finding)).not.toContain('99');
  });

  it('stays when the second call fails', async () => {
    answerWith(pitchAnswersAtSecondTry);
    fake().forNext('well-behaved');
    fake().forNext('500');
    const step = (await engine()).open({ brief: briefIn('en'), lang: 'en' }).runStep(1, [], never);
    expect((await step).finding.length).toBeGreaterThan(0);
    expect(fake().calls).toHaveLength(2);
  });
});

describe('a call that fails', () => {
  const { fake, engine } = useModelEngine();

  it.each(['429', '500', 'reset', 'cut', 'empty', 'invalid', 'wrong-shape', 'html-200'] as const)(
    'with %s may be tried again by the workflow, and is not tried again here',
    async (mode) => {
      fake().mode = mode;
      const step = (await engine()).open({ brief: briefIn('fr'), lang: 'fr' }).runStep(1, [], never);
      const error = await step.catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ModelError);
      expect(error).toMatchObject({ retryable: true });
      expect(fake().calls).toHaveLength(1);
    },
  );

  it('for good ends the job', async () => {
    const tooLong = { ...briefIn('fr'), description: 'mot '.repeat(200_000) };
    const step = (await engine()).open({ brief: tooLong, lang: 'fr' }).runStep(1, [], never);
    await expect(step).rejects.toThrow(PermanentError);
  });

  it('because nobody wants the answer any more throws what the signal says', async () => {
    fake().mode = 'hang';
    const leaving = new AbortController();
    const step = (await engine()).open({ brief: briefIn('fr'), lang: 'fr' }).runStep(1, [], leaving.signal);
    await expect.poll(() => fake().calls.length).toBe(1);
    leaving.abort(new Error('deleted'));
    await expect(step).rejects.toThrow('deleted');
    await expect.poll(() => fake().calls[0]?.aborted).toBe(true);
  });
});

/** The answer with words at the end of its finding. */
function changed(answer: unknown, words: string): unknown {
  return typeof answer === 'object' && answer !== null && 'finding' in answer
    ? { ...answer, finding: [`We see a lamp.${words}`] }
    : answer;
}
