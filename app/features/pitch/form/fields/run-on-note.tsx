import { Trans } from '@lingui/react/macro';

import { longestStretch } from '../mirror-text';
import styles from './run-on-note.module.css';

/** More than anybody says without a pause, or reads as one sentence. */
const mostWords = 45;

/** Asks for full stops where a text has none: sentences are said whole, so one of a hundred words fits no pitch. */
export function RunOnNote({ text }: { text: string }) {
  const words = longestStretch(text);
  return (
    <p role="status" className={styles.note}>
      {words > mostWords && (
        // The same at each further word: it would be read out at each.
        <Trans>
          More than {mostWords} words without a full stop. Put one after each thing you say: the pitch is made
          of your sentences.
        </Trans>
      )}
    </p>
  );
}
