import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { StepNumber } from '../../pitch';

/** Product 7.1. */
export const stepWords: Record<StepNumber, MessageDescriptor> = {
  1: msg`Analysing offer description`,
  2: msg`Reviewing potential competitors`,
  3: msg`Analysing distribution challenges`,
  4: msg`Taking manufacturing location into account`,
  5: msg`Ensuring audience alignment`,
  6: msg`Highlighting project values`,
};
