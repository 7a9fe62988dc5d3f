import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { Button } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import { Page } from '#app/components/layout/page';
import { LeaveEmail } from '../notify-by-email/leave-email';
import { retryPitch } from '../pitch.functions';
import { pitchQuery } from '../pitch.queries';
import type { PitchSnapshot } from '../snapshot';
import { useSoleMutation } from '../ui/use-sole-mutation';
import { DeletePitch } from './delete-pitch';
import { Findings } from './findings';
import { PitchWay } from './pitch-way';
import styles from './failed-pitch.module.css';

/** A generation that failed for good: what was found is kept, and its maker can send it to work again. */
export function FailedPitch({ snapshot }: { snapshot: PitchSnapshot }) {
  const { t } = useLingui();
  return (
    <Page
      breadcrumbs={<PitchWay />}
      eyebrow={t`Pitch Master, beta`}
      title={t`Oops, the pitch could not be finished`}
      lede={t`What you wrote is kept, and so is what was found so far.`}
    >
      {snapshot.mine ? (
        <WaysOut id={snapshot.id} />
      ) : (
        <p>
          <Trans>The person who asked for this pitch can try again.</Trans>
        </p>
      )}
      <Findings snapshot={snapshot} working={false} />
      {snapshot.mine && <DeletePitch id={snapshot.id} />}
    </Page>
  );
}

/** What its maker can do: have it sent later, or try now. */
function WaysOut({ id }: { id: string }) {
  return (
    <>
      <section className={styles.byMail} aria-labelledby="by-mail-title">
        <h2 id="by-mail-title">
          <Trans>Have it sent to you</Trans>
        </h2>
        <p>
          <Trans>
            Leave an address: the pitch is tried again for a day if need be, and sent to you when it is ready.
          </Trans>
        </p>
        <LeaveEmail id={id} />
      </section>
      <section aria-labelledby="now-title">
        <h2 id="now-title">
          <Trans>Or try now</Trans>
        </h2>
        <TryAgain id={id} />
      </section>
    </>
  );
}

function TryAgain({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const retry = useSoleMutation({
    mutationKey: ['pitch', id, 'retry'],
    mutationFn: () => retryPitch({ data: { id } }),
    onSettled: () => {
      // Not waited for: off the network it would never end.
      void queryClient.invalidateQueries({ queryKey: pitchQuery(id).queryKey, exact: true });
    },
  });
  return (
    <>
      <Button onClick={() => retry.mutate()} pending={retry.isPending}>
        <Trans>Try again</Trans>
      </Button>
      {retry.isError && (
        <Callout tone="danger" role="alert">
          <Trans>An error occurred while requesting your pitch, please try again.</Trans>
        </Callout>
      )}
    </>
  );
}
