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
  const patterns = patternsOf.get(list) ?? compile(list);
  patternsOf.set(list, patterns);
  const [usual = 0, strong = 0] = patterns.map((pattern) => folded.match(pattern)?.length ?? 0);
  return usual + strongStem * strong;
}

/** How much a stem marked `!` counts against an ordinary one. */
const strongStem = 3;

/** The lists are few, and each is asked for many times for one brief. */
const patternsOf = new Map<string, RegExp[]>();

/** What the ordinary stems of a list match, and what the strong ones do. */
function compile(list: string): RegExp[] {
  const stems = list.split(' ').filter(Boolean);
  const strong = stems.filter((stem) => stem.endsWith('!')).map((stem) => stem.slice(0, -1));
  return [stems.filter((stem) => !stem.endsWith('!')), strong].map(anyOf);
}

function anyOf(stems: string[]): RegExp {
  const patterns = stems
    .map((stem) => stem.replaceAll('_', ' '))
    .map((stem) => (stem.endsWith('.') ? `${stem.slice(0, -1)}s?\\b` : stem));
  return stems.length === 0 ? /(?!)/gu : new RegExp(`\\b(?:${patterns.join('|')})`, 'gu');
}
