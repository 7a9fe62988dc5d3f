import type { Reading } from '../read/reading';
import { fold } from '../words';
import { clues } from './niche-clues';
import type { Niche } from './niche-text';
import { withoutAbsent } from './sector';
import { soldBy, withoutNames } from './sold';
import { soldInNiche } from './sold-niches';

/** The niche of a brief in Spanish: narrower than its sector, so that what is said of it fits. */
export function nicheOf({ sector, brief, offer, sentences, quotedLang }: Reading): Niche | undefined {
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
  const sold = soldBy(offer, sentences, brief.description);
  return clues.find(
    ({ niche, cue, audience, not, within }) =>
      within?.includes(sector) !== false &&
      [...sold, ...(told.has(niche) ? sentences.map(({ text }) => fold(text)) : [])].some((thing) =>
        soldInNiche[niche].test(thing),
      ) &&
      (cue === undefined || cue.test(description) || (wide.has(niche) && cue.test(whole))) &&
      (audience === undefined || audience.test(usedBy)) &&
      !not?.test(whole),
  )?.niche;
}

// What is done may be said after who does it.
const told = new Set<Niche>(['baskets', 'interpreting']);

// Told by any sentence of the brief, not only by its definition.
const wide = new Set<Niche>(['baskets', 'paperwork', 'interpreting', 'kitchens', 'clinicians']);
