import type { Reading } from '../read/reading';
import { fold } from '../words';
import { niches, type Niche } from './niche-clues';
import { names, soldOf } from './sold';

/** The niche of a brief in English, when its words and its sector agree on one. */
export function nicheOf({ sector, brief, quotedLang, offer, sentences }: Reading): Niche | undefined {
  if (quotedLang !== undefined) return undefined;
  const description = fold([brief.description, offer.phrase, ...sentences.map(({ text }) => text)].join(' '));
  const told = sentences.filter(({ role }) => role !== 'ask' && role !== 'team').map(({ text }) => text);
  const offered = fold(
    offer.phrase ??
      sentences.find(({ role }) => role === 'definition')?.text ??
      (told.join(' ') || description),
  );
  const teaching =
    /\b(?:teach(?:es)?|train(?:s|ing)?) (?!stations?|tracks?|lines?|journeys?|tickets?|drivers?)/u.test(
      offered,
    );
  const sold = soldOf({ brief, offer, sentences });
  return niches.find(
    ({ niche, cue, core, audience, not, within }) =>
      (!teaching || learned.has(niche)) &&
      within?.includes(sector) !== false &&
      cue?.test(description) !== false &&
      core?.test(offered) !== false &&
      audience?.test(fold(brief.usedBy)) !== false &&
      !not?.test(offered) &&
      names(niche, sold),
  )?.niche;
}

/** Where a trade is taught, what is true of those who exercise it is not. */
const learned = new Set<Niche>([
  'training',
  'languages',
  'sport',
  'club',
  'kids',
  'hobby',
  'freshStart',
  'reading',
  'care',
  'clinic',
  'pets',
  'hiring',
  'family',
]);
