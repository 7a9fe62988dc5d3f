import type { Reading } from '../read/reading';
import { fold } from '../words';
import { clues } from './niche-clues';
import { nicheTexts, type Niche } from './niche-text';
import { withoutAbsent, withoutNames } from './sector';
import type { SectorLines } from './sector-lines';

/** What is usually said of the niche of a brief, when its words and its sector agree on one. */
export function nicheText(reading: Reading): SectorLines | undefined {
  const niche = nicheOf(reading);
  return niche === undefined ? undefined : nicheTexts[niche];
}

/** The niche of a brief in Spanish: narrower than its sector, so that what is said of it fits. */
export function nicheOf({ sector, brief, offer, quotedLang }: Reading): Niche | undefined {
  if (quotedLang !== undefined) return undefined;
  const defined = offer.phrase ?? offer.short;
  const description = withoutAbsent(
    fold(
      withoutNames(
        defined === undefined || defined.length < 20 ? brief.description : `${defined} ${offer.aim ?? ''}`,
      ),
    ),
  );
  const usedBy = fold(brief.usedBy);
  const whole = `${withoutAbsent(fold(withoutNames(brief.description)))} ${usedBy}`;
  return clues.find(
    ({ niche, cue, audience, not, within }) =>
      within?.includes(sector) !== false &&
      (cue === undefined || cue.test(description) || (wide.has(niche) && cue.test(whole))) &&
      (audience === undefined || audience.test(usedBy)) &&
      !not?.test(whole),
  )?.niche;
}

// Told by any sentence of the brief, not only by its definition.
const wide = new Set<Niche>(['baskets', 'paperwork', 'interpreting', 'kitchens', 'clinicians']);
