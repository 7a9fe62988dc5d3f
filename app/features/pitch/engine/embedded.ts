import type { Finding, Passage, PitchEngine } from '../pitch';
import { withEdits } from '../edits';
import { scoreByRules } from './check/score-card';
import { findingOf } from './findings';
import { languageOf } from './language';
import type { Reading } from './facts';
import { readBrief } from './read/read';
import { prepareSpelling } from './read/spelling';
import { questionsFor } from './realise/questions';
import { writePitch } from './realise/write';

/** The engine that works by rules alone: no model, no network; the same brief always gives the same pitch. */
export const embeddedEngine: PitchEngine = {
  name: 'embedded',
  languageOf,
  open(order) {
    let read: Reading | undefined;
    const reading = () => (read ??= readBrief(order));
    return {
      async runStep(step, _earlier, signal) {
        await prepareSpelling(order.lang);
        signal.throwIfAborted();
        const finding = passages(findingOf(step, reading()));
        return step === 6 ? { finding, pitch: writePitch(reading(), []).pitch } : { finding };
      },
      /** Throws when another language is asked: this engine writes the one that the brief is in. */
      async refine({ refinements }, signal) {
        signal.throwIfAborted();
        if (refinements.some(({ kind }) => kind === 'language'))
          throw new Error('The embedded engine does not write a pitch in another language');
        return withEdits(writePitch(reading(), refinements).pitch, order.brief.edits ?? [], order.lang);
      },
      async score({ pitch, refinements }, signal) {
        signal.throwIfAborted();
        return scoreByRules({
          ...order,
          pitch,
          refinements,
          reading: reading(),
          questions: questionsFor(reading()),
        });
      },
    };
  },
};

function passages(sentences: string[]): Finding {
  return sentences.map((text): Passage => [{ text }]);
}
