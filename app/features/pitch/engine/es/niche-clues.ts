import type { Clue } from './clue';
import { peopleClues } from './people-clues';
import { tradeClues } from './trade-clues';

/** How a brief shows its niche, in order: the first that fits wins. */
export const clues: Clue[] = [...peopleClues, ...tradeClues];
