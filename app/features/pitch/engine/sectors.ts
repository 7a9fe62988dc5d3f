/** The sectors the engine knows something about; `general` when the brief does not say. */
export const sectors = [
  'food',
  'software',
  'health',
  'crafts',
  'culture',
  'industry',
  'association',
  'education',
  'mobility',
  'energy',
  'tourism',
  'finance',
  'fashion',
  'beauty',
  'services',
  'building',
  'agriculture',
  'general',
] as const;

export type Sector = (typeof sectors)[number];

/**
 * How many words of the folded text begin with a stem of the list. A stem that ends in a full stop matches a whole
 * word, with a plural s or not; one that ends in `!` counts three times; `_` stands for a space.
 */
export function countStems(folded: string, list: string): number {
  const stems = list.split(' ').filter(Boolean);
  const strong = stems.filter((stem) => stem.endsWith('!')).map((stem) => stem.slice(0, -1));
  return (
    countAny(
      folded,
      stems.filter((stem) => !stem.endsWith('!')),
    ) +
    strongStem * countAny(folded, strong)
  );
}

/** How much a stem marked `!` counts against an ordinary one. */
const strongStem = 3;

function countAny(folded: string, stems: string[]): number {
  if (stems.length === 0) return 0;
  const patterns = stems
    .map((stem) => stem.replaceAll('_', ' '))
    .map((stem) => (stem.endsWith('.') ? `${stem.slice(0, -1)}s?\\b` : stem));
  return folded.match(new RegExp(`\\b(?:${patterns.join('|')})`, 'gu'))?.length ?? 0;
}
