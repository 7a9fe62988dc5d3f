import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';

export type ComboboxLabels = ReturnType<typeof useComboboxLabels>;

export function useComboboxLabels() {
  const { t } = useLingui();
  return {
    remove: (option: string) => t`Remove ${option}`,
    chosen: t`Your choice`,
    noMatch: t`No match. Check the spelling, or try another word.`,
    matches: (count: number) => t`${plural(count, { one: '# match', other: '# matches' })}`,
    added: (option: string) => t`${option} added`,
    another: t`Type to add another`,
    removed: (option: string) => t`${option} removed`,
    full: (max: number) => t`You have chosen ${max}, the maximum. Remove one to choose another.`,
  };
}
