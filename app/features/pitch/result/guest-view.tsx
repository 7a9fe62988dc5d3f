import { PublicPitch } from '../presentation/public-pitch';
import { SharingBar } from '../presentation/sharing-bar';
import { type PitchSnapshot, publicSnapshotOf } from '../snapshot';

type GuestViewProps = {
  snapshot: PitchSnapshot;
  /** The connection is down while something is still to come. */
  lost: boolean;
};

/** What the server would tell others, made from what it has told the maker. */
export function GuestView({ snapshot, lost }: GuestViewProps) {
  return (
    <>
      <SharingBar snapshot={snapshot} />
      <PublicPitch snapshot={publicSnapshotOf(snapshot)} lost={lost} />
    </>
  );
}
