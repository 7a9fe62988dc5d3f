import type { Beat } from '../../compose/beat';
import type { Reading } from '../../read/reading';
import { voiceOf } from '../voice';
import { ask } from './ask';
import { goalBeats } from './goal';
import { offer } from './offer';
import { opening } from './opening';
import { proof } from './proof';
import { standing } from './standing';

/** Every moment of an English pitch, in the order it is said. */
export function englishBeats(reading: Reading): Beat[] {
  const voice = voiceOf(reading);
  return [
    ...opening(voice),
    ...offer(voice),
    ...proof(voice),
    ...goalBeats(voice),
    ...standing(voice),
    ...ask(voice),
  ].filter((beat) => beat.variants.length > 0);
}
