import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button } from '#app/components/ui/button';
import { type PitchSnapshot, redoable, undoable } from '../snapshot';
import { useRefinementWords } from './refinement-words';
import type { Showing } from './use-showing';
import styles from './turn-buttons.module.css';

/** Whether there is a version to go back to, or forth to. */
export function canTurn(snapshot: PitchSnapshot): boolean {
  return undoable(snapshot) !== undefined || redoable(snapshot) !== undefined;
}

/** One step back and one forth. Both stay where they are, so that a second press finds them. */
export function TurnButtons({ snapshot, showing }: { snapshot: PitchSnapshot; showing: Showing }) {
  const { t } = useLingui();
  const { spokenNameOf } = useRefinementWords();
  const forth = redoable(snapshot);
  const nameOf = (version: number | undefined) =>
    spokenNameOf(snapshot.versions.find((one) => one.version === version)?.asked ?? null);
  const undone = nameOf(snapshot.shown);
  const redone = nameOf(forth);
  return (
    <div className={styles.turns}>
      <Turn to={undoable(snapshot)} name={t`Undo: ${undone}`} show={showing.show} busy={showing.busy}>
        <Trans>Undo</Trans>
      </Turn>
      <Turn to={forth} name={t`Redo: ${redone}`} show={showing.show} busy={showing.busy}>
        <Trans>Redo</Trans>
      </Turn>
    </div>
  );
}

type TurnProps = {
  to: number | undefined;
  name: string;
  show: (version: number) => void;
  busy: boolean;
  children: ReactNode;
};

function Turn({ to, name, show, busy, children }: TurnProps) {
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
