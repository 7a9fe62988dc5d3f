import { createJobs } from './0001-jobs';
import { createPitches } from './0002-pitches';
import { createPitchVersions } from './0003-pitch-versions';
import { createModelBudget } from './0004-model-budget';
import { createVisitorLimits } from './0005-visitor-limits';
import { keepOneStateOfAPitch } from './0006-one-state-of-a-pitch';
import type { Migration } from './migrate';

/** In the order in which they run. A released one is never changed: a new one follows it. */
export const migrations: readonly Migration[] = [
  createJobs,
  createPitches,
  createPitchVersions,
  createModelBudget,
  createVisitorLimits,
  keepOneStateOfAPitch,
];
