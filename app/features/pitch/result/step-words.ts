import { useLingui } from '@lingui/react/macro';

import type { StepNumber } from '../pitch';

/** The six progress messages of specification §4. */
export function useStepWords(): Record<StepNumber, string> {
  const { t } = useLingui();
  return {
    1: t`Analysing offer description`,
    2: t`Reviewing potential competitors`,
    3: t`Analysing distribution challenges`,
    4: t`Taking manufacturing location into account`,
    5: t`Ensuring audience alignment`,
    6: t`Highlighting project values`,
  };
}
