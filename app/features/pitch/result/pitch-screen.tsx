import { useLingui } from '@lingui/react/macro';

import { focusMain, focusTitle } from '#app/lib/focus';
import typography from '#app/components/ui/typography.module.css';
import type { PitchSnapshot } from '../snapshot';
import { FailedPitch } from './failed-pitch';
import { PitchBeingMade } from './pitch-being-made';
import { PitchGone } from './pitch-gone';
import { PitchResult } from './pitch-result';
import { useFollowedPitch } from './use-followed-pitch';
import { useLostFocus } from './use-lost-focus';
import { WaitingPitch } from './waiting-pitch';

/** The pitch at its address, in whatever state it is; it goes on by itself while the work goes on. */
export function PitchScreen({ id }: { id: string }) {
  const { snapshot, lost } = useFollowedPitch(id);
  useLostFocus(snapshot?.status ?? 'gone', snapshot ? focusMain : focusTitle);
  if (!snapshot) return <PitchGone />;
  return (
    <>
      <PitchBody snapshot={snapshot} lost={lost} />
      <OutcomeAnnouncement {...snapshot} />
    </>
  );
}

/** The title of each view that comes by itself, said politely. */
function OutcomeAnnouncement({ status }: Pick<PitchSnapshot, 'status'>) {
  const { t } = useLingui();
  return (
    <p role="status" className={typography.hidden}>
      {status === 'ready' && t`Your free elevator pitch is here`}
      {status === 'failed' && t`Oops, the pitch could not be finished`}
      {status === 'waiting' && t`Your pitch takes longer than it should`}
    </p>
  );
}

function PitchBody({ snapshot, lost }: { snapshot: PitchSnapshot; lost: boolean }) {
  switch (snapshot.status) {
    case 'generating':
      return <PitchBeingMade snapshot={snapshot} lost={lost} />;
    case 'waiting':
      return <WaitingPitch snapshot={snapshot} lost={lost} />;
    case 'ready':
      return <PitchResult snapshot={snapshot} lost={lost} />;
    case 'failed':
      return <FailedPitch snapshot={snapshot} />;
  }
}
