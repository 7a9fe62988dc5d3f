import type { Pitch, PitchEngine, PitchOrder, Refinement } from '../pitch';
import { composerOf } from './compose/compose';
import { languageOf } from './language';
import { packFor } from './packs';
import { scoreByRules } from './score/score-by-rules';
import { styleOf } from './style';

/** The engine that works by rules alone: no model, no network; the same brief always gives the same pitch. */
export const embeddedEngine: PitchEngine = {
  name: 'embedded',
  languageOf,
  async runStep(step, { brief, lang, quotedLang }, signal) {
    signal.throwIfAborted();
    const pack = packFor(lang);
    const finding = pack.finding(step, pack.read(brief, quotedLang));
    return step === 6 ? { finding, pitch: write({ brief, lang, quotedLang }, []) } : { finding };
  },
  /** Throws when another language is asked: this engine writes the one the brief is in. */
  async refine({ brief, lang, quotedLang, asked }, signal) {
    signal.throwIfAborted();
    if (asked.some(({ kind }) => kind === 'language'))
      throw new Error('The embedded engine does not write a pitch in another language');
    return write({ brief, lang, quotedLang }, asked);
  },
  async score(input, signal) {
    signal.throwIfAborted();
    return scoreByRules(input);
  },
};

function write({ brief, lang, quotedLang }: PitchOrder, asked: Refinement[]): Pitch {
  const pack = packFor(lang);
  const compose = composerOf(pack.read(brief, quotedLang), pack, brief.answers);
  const composed = (refinements: Refinement[], opening: number) =>
    compose({ ...styleOf(refinements), opening });
  let opening = 0;
  asked.forEach((one, at) => {
    // Another goal has openings of its own.
    if (one.kind === 'goal') opening = 0;
    // An opening is counted in the version that it was chosen in.
    if (one.kind === 'opening')
      opening = composed(asked.slice(0, at), opening).openings[one.opening] ?? opening;
  });
  return composed(asked, opening).pitch;
}
