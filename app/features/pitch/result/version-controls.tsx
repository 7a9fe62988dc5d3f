import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, useId, useState } from 'react';

import { Arriving } from '#app/components/ui/arriving';
import { Button } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import { untilThere } from '#app/lib/until-there';
import { type PitchSnapshot, redoable, undoable } from '../snapshot';
import { useRefinementWords } from './refinement-words';
import type { Showing } from './use-showing';
import styles from './version-controls.module.css';
import choices from './choices.module.css';

const VersionList = lazy(async () => {
  const { VersionList: Loaded } = await untilThere(() => import('./version-list'));
  return { default: Loaded };
});

/** Undo, redo, and the list of all versions on demand. */
export function VersionControls({ snapshot, showing }: { snapshot: PitchSnapshot; showing: Showing }) {
  const { t } = useLingui();
  const { spokenNameOf } = useRefinementWords();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const count = snapshot.versions.length;
  const back = undoable(snapshot);
  const forth = redoable(snapshot);
  const nameOf = (version: number | undefined) =>
    spokenNameOf(snapshot.versions.find((one) => one.version === version)?.asked ?? null);
  const undone = nameOf(snapshot.shown);
  const redone = nameOf(forth);
  return (
    <div className={styles.versions}>
      <div className={choices.choices}>
        <Turn to={back} name={t`Undo: ${undone}`} showing={showing}>
          <Trans>Undo</Trans>
        </Turn>
        <Turn to={forth} name={t`Redo: ${redone}`} showing={showing}>
          <Trans>Redo</Trans>
        </Turn>
        <Button size="small" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
          <Trans>Versions ({count})</Trans>
        </Button>
      </div>
      {showing.failed && (
        <Callout tone="danger" role="alert">
          <Trans>The version could not be shown. Please try again.</Trans>
        </Callout>
      )}
      <div id={listId}>
        {open && (
          <Arriving>
            <VersionList snapshot={snapshot} showing={showing} />
          </Arriving>
        )}
      </div>
    </div>
  );
}

type TurnProps = { to: number | undefined; name: string; showing: Showing; children: ReactNode };

/** One step back or forth; it stays where it is when there is none, so that the focus does too. */
function Turn({ to, name, showing, children }: TurnProps) {
  return (
    <Button
      size="small"
      aria-label={to === undefined ? undefined : name}
      aria-disabled={to === undefined || showing.busy}
      onClick={() => {
        if (to !== undefined && !showing.busy) showing.show(to);
      }}
    >
      {children}
    </Button>
  );
}
