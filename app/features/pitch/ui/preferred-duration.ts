import { type Duration, durationsOf, type Pitch } from '../pitch';

/** Thirty seconds where the facts fill them, else the longest there is. */
export function preferredDuration(pitch: Pitch): Duration {
  const filled = durationsOf(pitch);
  return filled.includes(30) ? 30 : (filled.at(-1) ?? 30);
}
