import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef } from 'react';

import { focusMain } from '#app/lib/focus';
import { useToast } from '#app/components/ui/overlays/toast';
import foldStyles from '#app/components/ui/styles/fold.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import type { Brief } from '../brief-schema';
import { forgetPitch } from './change-history';
import { listPitches } from './history';
import { HistoryItem } from './history-item';
import { usePitchHistory } from './use-pitch-history';
import styles from './pitch-history.module.css';

type PitchHistoryProps = {
  /** Fills the form with the brief of an earlier pitch. */
  onStartAgain: (brief: Brief) => void;
  /** Deletes a pitch at the server; false or a rejection when that failed. */
  onDelete: (id: string) => Promise<boolean>;
  none?: ReactNode;
};

/** The pitches made in this browser, the newest first, on a line that opens. */
export function PitchHistory({ onStartAgain, onDelete, none }: PitchHistoryProps) {
  const { t } = useLingui();
  const titleId = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const title = useRef<HTMLElement>(null);
  const toast = useToast();
  const entries = usePitchHistory();
  const count = entries.length;
  if (count === 0) return none;

  const forget = (id: string) => {
    forgetPitch(id);
    // The button that was pressed goes with its entry, and with the last one the list.
    if (listPitches().length > 0) title.current?.focus();
    else focusMain();
  };
  return (
    <section className={styles.history} aria-labelledby={titleId}>
      <details ref={fold} className={foldStyles.fold}>
        <summary ref={title} id={titleId}>
          <Trans>Your earlier pitches ({count})</Trans>
        </summary>
        <p className={typography.note}>
          <Trans>This list is kept in this browser only.</Trans>
        </p>
        <ul>
          {entries.map((entry) => (
            <HistoryItem
              key={entry.id}
              entry={entry}
              onStartAgain={() => {
                if (fold.current) fold.current.open = false;
                onStartAgain(entry.brief);
              }}
              onDelete={() => onDelete(entry.id)}
              onDeleted={() => {
                forget(entry.id);
                toast(t`The pitch was deleted.`);
              }}
              onForget={() => forget(entry.id)}
            />
          ))}
        </ul>
      </details>
    </section>
  );
}
