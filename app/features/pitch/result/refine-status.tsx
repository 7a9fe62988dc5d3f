import { useLingui } from '@lingui/react/macro';
import { type Ref, useState } from 'react';

import { durationsOf, type Pitch, plainText, spokenIn } from '../pitch';
import { isBeingWritten, type PitchSnapshot, type PitchVersion, shownVersion } from '../snapshot';
import { useRefinementWords } from './refinement-words';
import styles from './refine-status.module.css';

type RefineStatusProps = {
  ref: Ref<HTMLParagraphElement>;
  snapshot: PitchSnapshot;
  /** The version that was turned to by undo, redo or the list. */
  turnedTo?: number;
  lost: boolean;
};

/** How it stands with the versions, said politely: being written, ready, the same as before, gone back to. */
export function RefineStatus({ ref, ...state }: RefineStatusProps) {
  const text = useStatusText(state);
  return (
    <p ref={ref} role="status" tabIndex={-1} className={styles.status}>
      {text}
    </p>
  );
}

function useStatusText({ snapshot, turnedTo, lost }: Omit<RefineStatusProps, 'ref'>): string | undefined {
  const { t } = useLingui();
  const { spokenNameOf, unchangedBy } = useRefinementWords();
  const [known] = useState(() => snapshot.versions.filter(({ status }) => status === 'ready').length);
  const writing = snapshot.versions.find(isBeingWritten);
  if (writing && lost) return t`The connection was lost. It is being restored; nothing is lost.`;
  if (writing) {
    const name = spokenNameOf(writing.asked);
    return t`A new version is being written: ${name}. Until it is there, this one stays.`;
  }
  const shown = shownVersion(snapshot);
  const name = spokenNameOf(shown.asked);
  if (isUnchanged(shown, snapshot.versions)) return unchangedBy(shown.asked);
  if (turnedTo === shown.version) return t`Shown now: ${name}.`;
  const ready = snapshot.versions.filter(({ status }) => status === 'ready');
  return ready.indexOf(shown) >= known ? t`The new version is ready: ${name}.` : undefined;
}

function isUnchanged({ parent, pitch }: PitchVersion, versions: PitchVersion[]): boolean {
  const before = versions.find(({ version }) => version === parent)?.pitch;
  return pitch !== undefined && before !== undefined && wholeText(pitch) === wholeText(before);
}

function wholeText(pitch: Pitch): string {
  const { oneLiner, email } = pitch;
  const spoken = durationsOf(pitch).map((seconds) => spokenIn(pitch, seconds));
  const texts = [[oneLiner], ...spoken, [email.subject], email.body];
  return texts.map(plainText).join('\n\n');
}
