import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '#app/components/ui/button';
import { getExample } from '../pitch.functions';
import type { OfferCategory } from '../pitch';
import type { BriefDraft } from './brief-draft';

/** Fills the form with an example of the category, and gives back what was there. */
export function ExampleButton(props: {
  category: OfferCategory;
  current: () => BriefDraft;
  fill: (draft: BriefDraft) => void;
}) {
  const [before, setBefore] = useState<BriefDraft>();
  const example = useMutation({
    mutationFn: () => getExample({ data: { category: props.category } }),
    onSuccess: (draft) => {
      setBefore(props.current());
      props.fill({ ...draft, distributedIn: [...draft.distributedIn] });
    },
  });
  const undo = () => {
    if (before) props.fill(before);
    setBefore(undefined);
  };
  return (
    <div className="button-row">
      <Button variant="quiet" onClick={() => example.mutate()} pending={example.isPending}>
        <Trans>Fill in an example</Trans>
      </Button>
      {before && (
        <Button variant="quiet" onClick={undo}>
          <Trans>Bring back what I had written</Trans>
        </Button>
      )}
      <span role="status" className="visually-hidden">
        {before && <Trans>The form holds an example. You can change every field.</Trans>}
      </span>
    </div>
  );
}
