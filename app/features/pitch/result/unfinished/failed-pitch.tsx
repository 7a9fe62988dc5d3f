import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { Button } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import { Wait } from '#app/components/ui/wait';
import { answerTimeout } from '#app/lib/answer-timeout';
import { LeaveEmail } from '../../notify-by-email/leave-email';
import { pitchQuery } from '../../pitch.queries';
import type { PitchSnapshot } from '../../snapshot';
import { useExclusiveMutation } from '../../ui/use-exclusive-mutation';
import { StoppedPitch } from './stopped-pitch';
import styles from './stopped-pitch.module.css';

/** A generation that failed for good: what was found is kept, and its maker can send it to work again. */
export function FailedPitch({ snapshot }: { snapshot: PitchSnapshot }) {
  const { t } = useLingui();
  return (
    <StoppedPitch
      snapshot={snapshot}
      title={t`Oops, the pitch could not be finished`}
      lede={t`What you wrote is kept, and so is what was found so far.`}
    >
      <section aria-labelledby="by-mail-title">
        <h2 id="by-mail-title">
          <Trans>Have it sent to you</Trans>
        </h2>
        <p>
          <Trans>
            Leave an address: we keep trying for a day if need be, and send you the pitch when it is ready.
          </Trans>
        </p>
        <LeaveEmail id={snapshot.id} />
      </section>
      <section aria-labelledby="now-title">
        <h2 id="now-title">
          <Trans>Or try now</Trans>
        </h2>
        <TryAgain id={snapshot.id} />
      </section>
    </StoppedPitch>
  );
}

function TryAgain({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const retry = useExclusiveMutation({
    mutationKey: ['pitch', id, 'retry'],
    mutationFn: async () => {
      const { retryPitch } = await import('../../pitch.functions');
      const answer = await retryPitch({ data: { id }, signal: answerTimeout() });
      return answer.ok || answer.error !== 'too-many' ? undefined : answer.retryAfter;
    },
    onSettled: () => {
      // Not waited for: off the network it would never end.
      void queryClient.invalidateQueries({ queryKey: pitchQuery(id).queryKey, exact: true });
    },
  });
  const retryAfter = retry.data;
  return (
    <div className={styles.act}>
      <Button onClick={() => retry.mutate()} pending={retry.isPending}>
        <Trans>Try again</Trans>
      </Button>
      {retry.isError && (
        <Callout tone="danger">
          <Trans>An error occurred while requesting your pitch, please try again.</Trans>
        </Callout>
      )}
      {retryAfter !== undefined && (
        <Callout tone="danger">
          <Trans>
            You have tried many times. Come back in <Wait seconds={retryAfter} />: what you wrote is kept, and
            so is this address.
          </Trans>
        </Callout>
      )}
    </div>
  );
}
