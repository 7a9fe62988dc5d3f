import type { PitchSnapshot } from '../../snapshot';
import { FailedPitch } from './failed-pitch';
import { PitchBeingMade } from './pitch-being-made';
import { WaitingPitch } from './waiting-pitch';

type UnfinishedPitchProps = {
  snapshot: PitchSnapshot;
  /** The connection is down while something is still to come. */
  lost: boolean;
};

/** What its maker sees of a pitch that is not there yet, or could not be made. */
export function UnfinishedPitch({ snapshot, lost }: UnfinishedPitchProps) {
  switch (snapshot.status) {
    case 'generating':
      return <PitchBeingMade snapshot={snapshot} lost={lost} />;
    case 'waiting':
      return <WaitingPitch snapshot={snapshot} lost={lost} />;
    case 'failed':
      return <FailedPitch snapshot={snapshot} />;
    case 'ready':
      return null;
  }
}
