import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';

export type ComboboxLabels = {
  remove: (option: string) => string;
  chosen: string;
  noMatch: string;
  matches: (count: number) => string;
  added: (option: string) => string;
  another: string;
  removed: (option: string) => string;
  full: (max: number) => string;
};

export function useComboboxLabels(): ComboboxLabels {
  const { t } = useLingui();
  return {
    remove: (option) => t`Remove ${option}`,
    chosen: t`Your choice`,
    noMatch: t`No match. Check the spelling, or try another word.`,
    matches: (count) => t`${plural(count, { one: '# match', other: '# matches' })}`,
    added: (option) => t`${option} added`,
    another: t`Type to add another`,
    removed: (option) => t`${option} removed`,
    full: (max) => t`You have chosen ${max}, the maximum. Remove one to choose another.`,
  };
}
