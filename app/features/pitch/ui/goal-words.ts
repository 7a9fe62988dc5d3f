import { useLingui } from '@lingui/react/macro';

import type { Goal } from '../brief';

/** Whom a pitch may be said to, and what for, in the visitor's language. */
export function useGoalWords(): Record<Goal, { label: string; hint: string }> {
  const { t } = useLingui();
  return {
    investors: { label: t`Investors`, hint: t`To raise money` },
    incubator: { label: t`An incubator`, hint: t`To join a programme` },
    users: { label: t`Future users`, hint: t`To get them to try it` },
    team: { label: t`Future teammates`, hint: t`To hire a team` },
  };
}
