import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#app/components/ui/button';
import layout from '#app/components/ui/styles/layout.module.css';
import { carriedOver, hasLost } from '../../edits';
import { type PitchSnapshot, shownVersion } from '../../snapshot';
import { useTabNames } from '../../ui/pitch-tab';
import { changedTabs } from '../versions/changed-tabs';
import { RefineProblemCallout } from '../refine-problem-callout';
import type { MakerTools } from '../use-maker-tools';
import { lastEdit } from './last-edit';
import styles from './edit-note.module.css';

type EditNoteProps = { snapshot: PitchSnapshot; tools: MakerTools };

/** What became of an edit by hand: whether the other texts follow it, and whether it is still there. */
export function EditNote({ snapshot, tools }: EditNoteProps) {
  const shown = shownVersion(snapshot);
  const last = lastEdit(snapshot, shown);
  if (!last || !shown.pitch) return null;
  if (last.madeBy.version === shown.version) return <EditOffer snapshot={snapshot} tools={tools} />;
  const isLost = shown.lang === last.madeBy.lang && hasLost(shown.pitch, last.edit);
  if (shown.refinement?.kind !== 'follow' && !isLost) return null;
  return (
    <div className={styles.note}>
      <p>
        {isLost ? (
          <Trans>
            Some of what you wrote by hand has no place in this version. It is kept in the one that you
            edited.
          </Trans>
        ) : (
          <Trans>The other texts say it too now.</Trans>
        )}
      </p>
      <UndoEdit snapshot={snapshot} tools={tools} />
    </div>
  );
}

/** Says that the other texts still have the old words; offers to change them by rules, where they hold those words. */
function EditOffer({ snapshot, tools }: EditNoteProps) {
  const { t } = useLingui();
  const nameOf = useTabNames();
  const shown = shownVersion(snapshot);
  const last = lastEdit(snapshot, shown);
  if (!last || !shown.pitch) return null;
  const { refining, status } = tools;
  const { changed } = changedTabs(shown.pitch, carriedOver(shown.pitch, last.edit, shown.lang));
  const names = changed.map(nameOf).join(', ');
  const follow = () => {
    // The button leaves with the offer.
    status.current?.focus({ preventScroll: true });
    refining.ask({ kind: 'follow' });
  };
  return (
    <div className={styles.note}>
      <p>
        {changed.length > 0 ? (
          t`The other texts have not changed. Those that contain what you changed: ${names}.`
        ) : (
          <Trans>
            The other texts have not changed: none of them contains the sentences that you changed, or has
            room for them. Each can be edited by hand.
          </Trans>
        )}
      </p>
      {refining.problem?.refinement.kind === 'follow' && <RefineProblemCallout problem={refining.problem} />}
      <div className={layout.buttonRow}>
        {changed.length > 0 && (
          <Button size="small" pending={refining.busy} onClick={follow}>
            <Trans>Change them too</Trans>
          </Button>
        )}
        <UndoEdit snapshot={snapshot} tools={tools} />
      </div>
    </div>
  );
}

/** Back to before the last act, beside the text: the tools may be far below. */
function UndoEdit({ snapshot, tools: { lastAct, activeVersion } }: EditNoteProps) {
  const { parent } = shownVersion(snapshot);
  if (lastAct?.kind !== 'made' || parent === null) return null;
  return (
    <Button size="small" pending={activeVersion.busy} onClick={() => activeVersion.show(parent)}>
      <Trans>Undo</Trans>
    </Button>
  );
}
