import type { Reading } from '../read/reading';
import { fold } from '../words';
import { nicheClues, type Niche } from './niche-clues';
import { soldIn } from './sold';

/** The niche of a brief in French, when what is sold or done, its sector and its public agree on one. */
export function nicheOf({ sector, brief, offer, quotedLang }: Reading): Niche | undefined {
  if (quotedLang !== undefined) return undefined;
  const { noun, outer, does, text } = soldIn(offer, brief.description);
  const usedBy = fold(brief.usedBy);
  return nicheClues.find(
    ({ sells, does: doing, cue, audience, not, notAudience, within, categories }) =>
      within?.includes(sector) !== false &&
      categories?.includes(brief.category) !== false &&
      !notAudience?.test(usedBy) &&
      (sells === undefined || sells.test(outer) || sells.test(noun) || doing?.test(does) === true) &&
      (cue === undefined || cue.test(text)) &&
      (audience === undefined || audience.test(usedBy)) &&
      !not?.test(text),
  )?.niche;
}
