import type { Locale } from '#app/i18n/locales';
import { embeddedEngine } from '../engine/embedded';
import type { AnsweredBrief, Pitch } from '../pitch';
import { stepNumbers } from '../pitch-constants';

/** The pitch that this build writes of a brief by its rules. */
export async function writePitch(brief: AnsweredBrief, lang: Locale): Promise<Pitch> {
  const run = embeddedEngine.open({ brief, lang });
  const { pitch } = await run.runStep(stepNumbers[5], [], new AbortController().signal);
  if (!pitch) throw new Error('The last step wrote no pitch');
  return pitch;
}
