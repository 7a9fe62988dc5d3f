import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, type Ref, Suspense } from 'react';

import { Callout } from '#app/components/ui/callout';
import { withWords } from '#app/i18n/i18n';
import { retryImport } from '#app/lib/retry-import';
import { isBeingWritten, type PitchSnapshot } from '../snapshot';
import { TooManyChanges } from '../ui/too-many-changes';
import type { LastAct } from './versions/last-act';
import { useRefinementWords } from './refinement-words';
import { canUndoOrRedo, UndoRedo } from './versions/undo-redo';
import type { MakerTools } from './use-maker-tools';
import styles from './status-line.module.css';

const LastActChanges = lazy(async () => {
  const { LastActChanges: Loaded } = await retryImport(() =>
    withWords(['pitch-versions'], () => import('./versions/last-act-changes')),
  );
  return { default: Loaded };
});

type StatusLineProps = {
  snapshot: PitchSnapshot;
  tools: MakerTools;
  lost: boolean;
};

/** What became of the last act, where it changed the pitch, and the way back: at hand as long as the tools are in sight. */
export function StatusLine({ snapshot, tools, lost }: StatusLineProps) {
  const { activeVersion, lastAct, status } = tools;
  const writing = snapshot.versions.find(isBeingWritten);
  const message = writing ? (
    <Writing refinement={writing.refinement} lost={lost} />
  ) : (
    lastAct && <LastActMessage {...lastAct} />
  );
  return (
    <div className={styles.line} data-still={!message && !canUndoOrRedo(snapshot) ? true : undefined}>
      <div className={styles.said}>
        <StatusText ref={status}>{message}</StatusText>
        {!writing && lastAct && (
          <Suspense>
            <LastActChanges snapshot={snapshot} lastAct={lastAct} tools={tools} />
          </Suspense>
        )}
        {activeVersion.failed && (
          <Callout tone="danger">
            {activeVersion.retryAfter === undefined ? (
              <Trans>The version could not be shown. Please try again.</Trans>
            ) : (
              <TooManyChanges seconds={activeVersion.retryAfter} />
            )}
          </Callout>
        )}
      </div>
      {canUndoOrRedo(snapshot) && <UndoRedo snapshot={snapshot} activeVersion={activeVersion} />}
    </div>
  );
}

function StatusText({ ref, children }: { ref: Ref<HTMLParagraphElement>; children: ReactNode }) {
  return (
    <p ref={ref} role="status" tabIndex={-1} className={styles.status}>
      {children}
    </p>
  );
}

type WritingProps = { refinement: LastAct['refinement']; lost: boolean };

function Writing({ refinement, lost }: WritingProps) {
  const { spokenNameOf } = useRefinementWords();
  const name = spokenNameOf(refinement);
  if (lost) return <Trans>The connection was lost. It is being restored; nothing is lost.</Trans>;
  return <Trans>A new version is being written: {name}. Until it is ready, this one stays.</Trans>;
}

function LastActMessage({ kind, refinement }: LastAct) {
  const { spokenNameOf, unchangedBy } = useRefinementWords();
  const name = spokenNameOf(refinement);
  switch (kind) {
    case 'made':
      return <Trans>Done: {name}.</Trans>;
    case 'undone':
      return <Trans>Undone: {name}.</Trans>;
    case 'redone':
      return <Trans>Done again: {name}.</Trans>;
    case 'opened':
      return <Trans>Shown now: {name}.</Trans>;
    case 'unchanged':
      return unchangedBy(refinement);
  }
}
