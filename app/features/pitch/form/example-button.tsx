import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { Button } from '#app/components/ui/button';
import layout from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import fieldStyles from '#app/components/ui/field.module.css';
import { getExample } from '../pitch.functions';
import type { OfferCategory } from '../brief';
import { useSoleMutation } from '../ui/use-sole-mutation';
import { type BriefDraft, emptyDraft } from './brief-draft';

/** Fills the form with an example of the category, and gives back what was there. */
export function ExampleButton(props: {
  category: OfferCategory;
  current: () => BriefDraft;
  fill: (draft: BriefDraft) => void;
}) {
  const [before, setBefore] = useState<BriefDraft>();
  const [filledIn, setFilledIn] = useState<BriefDraft>();
  const example = useSoleMutation({
    mutationKey: ['example'],
    mutationFn: () => getExample({ data: { category: props.category } }),
    onSuccess: (draft) => {
      const current = props.current();
      const next = { ...emptyDraft, ...draft, distributedIn: [...draft.distributedIn] };
      // An example that nobody touched is not what the visitor had written.
      if (!before || !filledIn || !sameWords(current, filledIn)) setBefore(current);
      setFilledIn(next);
      props.fill(next);
    },
  });
  const undo = () => {
    if (before) props.fill(before);
    setBefore(undefined);
  };
  return (
    <div className={layout.buttonRow}>
      <Button variant="quiet" onClick={() => example.mutate()} pending={example.isPending}>
        <Trans>Fill in an example</Trans>
      </Button>
      {before && (
        <Button variant="quiet" onClick={undo}>
          <Trans>Bring back what I had written</Trans>
        </Button>
      )}
      <span role="status" className={typography.hidden}>
        {before && <Trans>The form holds an example. You can change every field.</Trans>}
      </span>
      {example.isError && (
        <p role="alert" className={fieldStyles.error}>
          <Trans>The example did not arrive, and nothing you wrote was changed. Please try again.</Trans>
        </p>
      )}
    </div>
  );
}

/** True when two drafts differ in nothing but the category, which one chooses to see another example. */
function sameWords(one: BriefDraft, other: BriefDraft): boolean {
  const fields = [
    'description',
    'goal',
    'madeIn',
    'usedBy',
    'messagesAndValues',
    'moment',
    'change',
  ] as const;
  return (
    fields.every((field) => one[field] === other[field]) &&
    `${one.distributedIn}` === `${other.distributedIn}`
  );
}
