import { Trans, useLingui } from '@lingui/react/macro';

import typography from '#app/components/ui/styles/typography.module.css';
import { AwaitedNote } from '../../notify-by-email/awaited-note';
import { LateOffer } from '../../notify-by-email/late-note';
import type { PitchSnapshot } from '../../snapshot';
import { StoppedPitch } from './stopped-pitch';

/**
 * A generation that waits: for its next try, since somebody waits for it by mail, or for a service that does not answer,
 * and then an address can be left.
 */
export function WaitingPitch({ snapshot, lost }: { snapshot: PitchSnapshot; lost: boolean }) {
  const { t } = useLingui();
  return (
    <StoppedPitch
      snapshot={snapshot}
      title={t`Your pitch takes longer than it should`}
      lede={
        !snapshot.awaited
          ? t`The writing service is not responding at the moment. Your pitch is waiting for it, two minutes at most, and will go on by itself.`
          : t`It could not be finished yet. We keep trying, for a day if need be, from where it stopped.`
      }
    >
      <section aria-labelledby="next-title">
        <h2 id="next-title">
          <Trans>What happens next</Trans>
        </h2>
        {snapshot.awaited ? <AwaitedNote id={snapshot.id} /> : <LateOffer id={snapshot.id} />}
        <p role="status" className={typography.note}>
          {lost && <Trans>The connection was lost. It is being restored; nothing is lost.</Trans>}
        </p>
      </section>
    </StoppedPitch>
  );
}
