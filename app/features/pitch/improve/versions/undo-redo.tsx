import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button } from '#app/components/ui/button';
import { type PitchSnapshot, redoable, undoable } from '../../snapshot';
import { useRefinementWords } from '../refinement-words';
import type { ActiveVersion } from './use-active-version';
import styles from './undo-redo.module.css';

/** Whether there is a version to go back to, or forth to. */
export function canUndoOrRedo(snapshot: PitchSnapshot): boolean {
  return undoable(snapshot) !== undefined || redoable(snapshot) !== undefined;
}

/** One step back and one forth. Both stay where they are, so that a second press finds them. */
export function UndoRedo({
  snapshot,
  activeVersion,
}: {
  snapshot: PitchSnapshot;
  activeVersion: ActiveVersion;
}) {
  const { t } = useLingui();
  const { spokenNameOf } = useRefinementWords();
  const forth = redoable(snapshot);
  const nameOf = (version: number | undefined) =>
    spokenNameOf(snapshot.versions.find((one) => one.version === version)?.refinement ?? null);
  const undone = nameOf(snapshot.shown);
  const redone = nameOf(forth);
  return (
    <div className={styles.buttons}>
      <UndoRedoButton
        to={undoable(snapshot)}
        name={t`Undo: ${undone}`}
        show={activeVersion.show}
        busy={activeVersion.busy}
      >
        <Trans>Undo</Trans>
      </UndoRedoButton>
      <UndoRedoButton
        to={forth}
        name={t`Redo: ${redone}`}
        show={activeVersion.show}
        busy={activeVersion.busy}
      >
        <Trans>Redo</Trans>
      </UndoRedoButton>
    </div>
  );
}

type UndoRedoButtonProps = {
  to: number | undefined;
  name: string;
  show: (version: number) => void;
  busy: boolean;
  children: ReactNode;
};

function UndoRedoButton({ to, name, show, busy, children }: UndoRedoButtonProps) {
  return (
    <Button
      size="small"
      aria-label={to === undefined ? undefined : name}
      aria-disabled={to === undefined || busy}
      onClick={() => {
        if (to !== undefined && !busy) show(to);
      }}
    >
      {children}
    </Button>
  );
}
