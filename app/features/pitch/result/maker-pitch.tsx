import { useLingui } from '@lingui/react/macro';
import { lazyRouteComponent } from '@tanstack/react-router';

import typography from '#app/components/ui/styles/typography.module.css';
import { withWords } from '#app/i18n/i18n';
import type { PitchSnapshot, PitchView } from '../snapshot';
import { PitchResult } from './pitch-result';
import type { Arrival } from './live-updates/use-arrival';

// Who comes back to a pitch that is there loads neither.
const UnfinishedPitch = lazyRouteComponent(
  () => withWords(['pitch-unfinished'], () => import('./unfinished/unfinished-pitch')),
  'UnfinishedPitch',
);
const GuestView = lazyRouteComponent(() => import('./guest-view'), 'GuestView');

type ViewState = Pick<MakerPitchProps, 'asGuest'> & Pick<PitchView, 'status'>;

/** Resolves when `MakerPitch` can draw a pitch in this state at once. */
export async function loadPitchIn({ status, asGuest }: ViewState): Promise<void> {
  if (asGuest) await GuestView.preload?.();
  else if (status !== 'ready') await UnfinishedPitch.preload?.();
}

type MakerPitchProps = {
  snapshot: PitchSnapshot;
  /** The connection is down while something is still to come. */
  lost: boolean;
  arrival: Arrival;
  /** Its maker asks for what others see. */
  asGuest: boolean;
};

/** The address of a pitch for its maker. */
export function MakerPitch({ snapshot, lost, arrival, asGuest }: MakerPitchProps) {
  if (asGuest) return <GuestView snapshot={snapshot} lost={lost} />;
  return (
    <>
      {snapshot.status === 'ready' ? (
        <PitchResult snapshot={snapshot} lost={lost} arrival={arrival} />
      ) : (
        <UnfinishedPitch snapshot={snapshot} lost={lost} />
      )}
      <OutcomeAnnouncement {...snapshot} />
    </>
  );
}

/** The title of each view that comes by itself, said politely. */
function OutcomeAnnouncement({ status }: Pick<PitchView, 'status'>) {
  const { t } = useLingui();
  return (
    <p role="status" className={typography.hidden}>
      {status === 'ready' && t`Your free elevator pitch is here`}
      {status === 'failed' && t`Oops, the pitch could not be finished`}
      {status === 'waiting' && t`Your pitch takes longer than it should`}
    </p>
  );
}
