import type { Sector } from '../sectors';
import type { Niche } from './niche-text';

/** A narrower case than a sector, and how a brief shows it; matched on folded text. */
export type Clue = { niche: Niche; cue?: RegExp; audience?: RegExp; not?: RegExp; within?: Sector[] };
