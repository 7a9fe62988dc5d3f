import { createJobs } from './0001-jobs';
import { createPitches } from './0002-pitches';
import { createPitchVersions } from './0003-pitch-versions';
import { createModelBudget } from './0004-model-budget';
import { createVisitorLimits } from './0005-visitor-limits';
import { keepOneStateOfAPitch } from './0006-one-state-of-a-pitch';
import { keepHowAPitchIsShared } from './0007-how-a-pitch-is-shared';
import { createSpentChallenges } from './0008-spent-challenges';
import { createMessages } from './0009-messages';
import { createNewsletter } from './0010-newsletter';
import { allowUnchangedVersions } from './0011-unchanged-versions';
import { createOrders } from './0012-orders';
import { createConsentProofs } from './0013-consent-proofs';
import { keepWhetherPreviewsQuote } from './0014-previews-of-pitches';
import { indexPitchStates } from './0015-pitch-states';
import { renameAskedToRefinement } from './0016-refinement-of-a-version';
import { renameTonesAndVerdicts } from './0017-tones-and-unknown-verdicts';
import type { Migration } from './migrate';

/** In the order in which they run. A released one is never changed: a new one follows it. */
export const migrations: readonly Migration[] = [
  createJobs,
  createPitches,
  createPitchVersions,
  createModelBudget,
  createVisitorLimits,
  keepOneStateOfAPitch,
  keepHowAPitchIsShared,
  createSpentChallenges,
  createMessages,
  createNewsletter,
  allowUnchangedVersions,
  createOrders,
  createConsentProofs,
  keepWhetherPreviewsQuote,
  indexPitchStates,
  renameAskedToRefinement,
  renameTonesAndVerdicts,
];
