import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { Button } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import { Page } from '#app/components/layout/page';
import type { PitchSnapshot } from '../pitch';
import { retryPitch } from '../pitch.functions';
import { pitchQuery } from '../pitch.queries';
import { DeletePitch } from './delete-pitch';
import { Findings } from './findings';

/** A generation that failed for good: what was found is kept, and its maker can send it to work again. */
export function FailedPitch({ snapshot }: { snapshot: PitchSnapshot }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryPitch({ data: { id: snapshot.id } }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: pitchQuery(snapshot.id).queryKey, exact: true }),
  });
  return (
    <Page
      title={t`Oops, the pitch could not be finished`}
      lede={t`What you wrote is kept, and so is what was found so far.`}
    >
      {snapshot.mine ? (
        <Button onClick={() => retry.mutate()} pending={retry.isPending}>
          <Trans>Try again</Trans>
        </Button>
      ) : (
        <p>
          <Trans>The person who asked for this pitch can try again.</Trans>
        </p>
      )}
      {retry.isError && (
        <Callout tone="danger" role="alert">
          <Trans>An error occurred while requesting your pitch, please try again.</Trans>
        </Callout>
      )}
      <Findings snapshot={snapshot} working={false} />
      {snapshot.mine && <DeletePitch id={snapshot.id} />}
    </Page>
  );
}
