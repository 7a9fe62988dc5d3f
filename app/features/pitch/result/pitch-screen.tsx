import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { focusMain, focusTitle } from '#app/lib/focus';
import { pitchProgressQuery, pitchQuery } from '../pitch.queries';
import type { PitchSnapshot } from '../story';
import { FailedPitch } from './failed-pitch';
import { PitchBeingMade } from './pitch-being-made';
import { PitchGone } from './pitch-gone';
import { PitchResult } from './pitch-result';
import { useLostFocus } from './use-lost-focus';
import { WaitingPitch } from './waiting-pitch';

/** The pitch at its address, in whatever state it is; it goes on by itself while the work goes on. */
export function PitchScreen({ id }: { id: string }) {
  const { data: snapshot } = useSuspenseQuery(pitchQuery(id));
  useLostFocus(snapshot ? 'there' : 'gone', focusTitle);
  return snapshot ? <LivePitch snapshot={snapshot} /> : <PitchGone />;
}

function LivePitch({ snapshot }: { snapshot: PitchSnapshot }) {
  const progress = useQuery(pitchProgressQuery(snapshot)).data;
  const latest = progress?.snapshot ?? snapshot;
  const isGone = progress?.line === 'gone';
  useLostFocus(isGone ? 'gone' : latest.status, isGone ? focusTitle : focusMain);
  if (isGone) return <PitchGone />;
  return (
    <>
      <PitchBody snapshot={latest} lost={progress?.line === 'lost'} />
      <OutcomeAnnouncement {...latest} />
    </>
  );
}

/** The title of each view that comes by itself, said politely. */
function OutcomeAnnouncement({ status }: Pick<PitchSnapshot, 'status'>) {
  const { t } = useLingui();
  return (
    <p role="status" className="visually-hidden">
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
