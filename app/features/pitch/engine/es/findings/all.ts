import type { Finding, StepNumber } from '../../../pitch';
import type { Reading } from '../../read/reading';
import { toPassage } from '../../span';
import { upperFirst } from '../../words';
import { typeset } from '../grammar';
import { voiceOf, type Voice } from '../voice';
import { alternatives } from './alternatives';
import { audience } from './audience';
import { offer } from './offer';
import { origin } from './origin';
import { places } from './places';
import { values } from './values';

const steps: Record<StepNumber, (voice: Voice) => string[]> = {
  1: offer,
  2: alternatives,
  3: places,
  4: origin,
  5: audience,
  6: values,
};

/** What a step learned, in Spanish: two sentences or so, each a passage. */
export function spanishFinding(step: StepNumber, reading: Reading): Finding {
  return steps[step](voiceOf(reading)).map((text) =>
    toPassage(typeset(upperFirst(text)), reading.quotedLang),
  );
}
