import { createJobs } from './0001-jobs';
import { createPitches } from './0002-pitches';
import type { Migration } from './migrate';

/** In the order in which they run. A released one is never changed: a new one follows it. */
export const migrations: readonly Migration[] = [createJobs, createPitches];
