import { Trans, useLingui } from '@lingui/react/macro';

import { type PitchSnapshot, shownVersion } from '../snapshot';
import { type Part, usePartNames } from '../ui/part';
import { changedParts } from './changed-parts';
import type { Outcome } from './outcome';
import type { Improving } from './use-improving';
import styles from './outcome-changes.module.css';

type ChangesProps = { snapshot: PitchSnapshot; outcome: Outcome; improving: Improving };

/** Which texts the act changed, each with a link that opens it; said above all where the text on screen is the same. */
export function OutcomeChanges({ snapshot, outcome, improving: { part, open } }: ChangesProps) {
  const { t } = useLingui();
  const nameOf = usePartNames();
  const { pitch } = shownVersion(snapshot);
  if (outcome.kind === 'unchanged' || !outcome.before.pitch || !pitch) return null;
  const { changed, gone, sentence } = changedParts(outcome.before.pitch, pitch);
  const isSame = !changed.includes(part);
  const goneNames = gone.map(nameOf).join(', ');
  return (
    <div className={styles.changes}>
      {isSame && changed.length > 0 && <p>{t`The text on screen is the same.`}</p>}
      {changed.length > 0 && <PartLinks parts={changed} part={part} onOpen={open} />}
      {changed.length === 0 && sentence && <p>{t`Changed in the sentence only.`}</p>}
      {gone.length > 0 && <p>{t`No longer there: ${goneNames}.`}</p>}
    </div>
  );
}

type PartLinksProps = { parts: Part[]; part: Part; onOpen: (part: Part) => void };

function PartLinks({ parts, part, onOpen }: PartLinksProps) {
  const nameOf = usePartNames();
  return (
    <p className={styles.parts}>
      <Trans>Changed in</Trans>{' '}
      {parts.map((one) => (
        <button key={one} type="button" aria-current={one === part || undefined} onClick={() => onOpen(one)}>
          {nameOf(one)}
        </button>
      ))}
    </p>
  );
}
