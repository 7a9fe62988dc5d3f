import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { Page } from '#app/components/layout/page';
import typography from '#app/components/ui/styles/typography.module.css';
import type { PublicSnapshot } from '../snapshot';
import { PresentedPitch } from './presented-pitch';

type PublicPitchProps = {
  snapshot: PublicSnapshot;
  /** The connection is down while something is still to come. */
  lost: boolean;
};

/** The address of a pitch for everybody but its maker: the pitch as it is presented, and nothing of how it came to be. */
export function PublicPitch({ snapshot, lost }: PublicPitchProps) {
  const { t } = useLingui();
  const { id, status, presentation, engine } = snapshot;
  if (presentation) return <PresentedPitch id={id} presentation={presentation} engine={engine} />;
  const page = {
    generating: {
      title: t`This pitch is being written`,
      lede: t`It will appear here as soon as it is ready.`,
    },
    waiting: {
      title: t`This pitch takes longer than it should`,
      lede: t`It will appear here as soon as it is ready.`,
    },
    failed: {
      title: t`This pitch is not here yet`,
      lede: t`It could not be finished. Only its maker can try again.`,
    },
    ready: undefined,
  }[status === 'generating' && snapshot.late ? 'waiting' : status];
  if (!page) return null;
  return (
    <Page {...page}>
      <p role="status" className={typography.note}>
        {lost && <Trans>The connection was lost. It is being restored; nothing is lost.</Trans>}
        {!lost && status === 'generating' && <StepsDone done={snapshot.stepsDone} />}
      </p>
    </Page>
  );
}

function StepsDone({ done }: { done: number }) {
  return <Plural value={done} one="# of 6 steps done" other="# of 6 steps done" />;
}
