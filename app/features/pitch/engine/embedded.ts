import type { PitchEngine } from '../pitch';
import { composePitch } from './compose/compose';
import { languageOf } from './language';
import { packFor } from './packs';

/** The engine that works by rules alone: no model, no network; the same brief always gives the same pitch. */
export const embeddedEngine: PitchEngine = {
  name: 'embedded',
  languageOf,
  async runStep(step, { brief, lang, quotedLang }, signal) {
    signal.throwIfAborted();
    const pack = packFor(lang);
    const reading = pack.read(brief, quotedLang);
    const finding = pack.finding(step, reading);
    return step === 6 ? { finding, pitch: composePitch(reading, pack) } : { finding };
  },
};
