import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { pitchProgressQuery, pitchQuery } from '../pitch.queries';
import type { PitchSnapshot } from '../story';
import { FailedPitch } from './failed-pitch';
import { PitchBeingMade } from './pitch-being-made';
import { PitchGone } from './pitch-gone';
import { PitchResult } from './pitch-result';
import { WaitingPitch } from './waiting-pitch';

/** The pitch at its address, in whatever state it is; it goes on by itself while the work goes on. */
export function PitchScreen({ id }: { id: string }) {
  const { data: snapshot } = useSuspenseQuery(pitchQuery(id));
  return snapshot ? <LivePitch snapshot={snapshot} /> : <PitchGone />;
}

function LivePitch({ snapshot }: { snapshot: PitchSnapshot }) {
  const progress = useQuery(pitchProgressQuery(snapshot)).data;
  const { t } = useLingui();
  if (progress?.line === 'gone') return <PitchGone />;
  const latest = progress?.snapshot ?? snapshot;
  return (
    <>
      <PitchBody snapshot={latest} lost={progress?.line === 'lost'} />
      <p role="status" className="visually-hidden">
        {latest.status === 'ready' && t`Your free elevator pitch is here`}
      </p>
    </>
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
