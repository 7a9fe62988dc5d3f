import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

import { focusMain } from '#app/lib/focus';
import { useToast } from '#app/components/ui/toast';
import typography from '#app/components/ui/typography.module.css';
import type { Brief } from '../brief';
import { forgetPitch, listPitches } from './history';
import { HistoryItem } from './history-item';
import { usePitchHistory } from './use-pitch-history';
import styles from './history-list.module.css';

export type HistoryListProps = {
  /** Fills the form with the brief of an earlier pitch. */
  onStartAgain: (brief: Brief) => void;
  /** Deletes a pitch at the server; false or a rejection when that failed. */
  onDelete: (id: string) => Promise<boolean>;
};

/** The pitches made in this browser, the newest first; nothing when there are none. */
export function HistoryList({ onStartAgain, onDelete }: HistoryListProps) {
  const { t } = useLingui();
  const entries = usePitchHistory();
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  if (entries.length === 0) return null;

  const forget = (id: string) => {
    forgetPitch(id);
    // The button that was pressed goes with its entry, and with the last one the list.
    if (listPitches().length > 0) title.current?.focus();
    else focusMain();
  };
  return (
    <section className={styles.history} aria-labelledby="pitch-history-title">
      <h2 ref={title} id="pitch-history-title" tabIndex={-1}>
        <Trans>Your earlier pitches</Trans>
      </h2>
      <p className={typography.note}>
        <Trans>This list is kept in this browser only.</Trans>
      </p>
      <ul>
        {entries.map((entry) => (
          <HistoryItem
            key={entry.id}
            entry={entry}
            onStartAgain={() => onStartAgain(entry.brief)}
            onDelete={() => onDelete(entry.id)}
            onDeleted={() => {
              forget(entry.id);
              toast(t`The pitch was deleted.`);
            }}
            onForget={() => forget(entry.id)}
          />
        ))}
      </ul>
    </section>
  );
}
