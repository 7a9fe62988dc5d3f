import { Trans } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';

import { Button } from '#app/components/ui/button';
import typography from '#app/components/ui/styles/typography.module.css';
import fieldStyles from '#app/components/ui/form/field.module.css';
import type { OfferCategory } from '../brief';
import { useExclusiveMutation } from '../ui/use-exclusive-mutation';
import { type BriefDraft, emptyDraft } from './brief-draft';

type ExampleButtonProps = {
  category: OfferCategory;
  onExample: (draft: BriefDraft) => void;
};

/** Asks for an example of the category. Cannot be pressed before the scripts are there: the press would be lost. */
export function ExampleButton({ category, onExample }: ExampleButtonProps) {
  const hydrated = useHydrated();
  const example = useExclusiveMutation({
    mutationKey: ['example'],
    mutationFn: async () => {
      const { getExample } = await import('../pitch.functions');
      return (await getExample({ data: { category } })).value;
    },
    onSuccess: (draft) => onExample({ ...emptyDraft, ...draft, distributedIn: [...draft.distributedIn] }),
  });
  return (
    <>
      <Button size="small" disabled={!hydrated} onClick={() => example.mutate()} pending={example.isPending}>
        <Trans>Start from an example</Trans>
      </Button>
      <span role="status" className={typography.hidden}>
        {example.isSuccess && <Trans>The form now contains an example. You can change every field.</Trans>}
      </span>
      {example.isError && (
        <p role="alert" className={fieldStyles.error}>
          <Trans>The example could not be loaded, and your text is unchanged. Please try again.</Trans>
        </p>
      )}
    </>
  );
}
