import type { Locale } from '#app/i18n/locales';
import { embeddedEngine } from './engine/embedded';
import type { AnsweredBrief, StepOutput } from './pitch';
import { stepNumbers } from './pitch-constants';

/** The pitch that this build writes of a brief by its rules, what its steps found, and the run that wrote it. */
export async function writeByRules(brief: AnsweredBrief, lang: Locale) {
  const { signal } = new AbortController();
  const run = embeddedEngine.open({ brief, lang });
  const outputs: StepOutput[] = [];
  for (const step of stepNumbers) outputs.push(await run.runStep(step, outputs, signal));
  const pitch = outputs.at(-1)?.pitch;
  if (!pitch) throw new Error('The last step wrote no pitch');
  const findings = stepNumbers.flatMap((step, at) => {
    const finding = outputs[at]?.finding;
    return finding ? [{ step, finding }] : [];
  });
  return { pitch, findings, run };
}
