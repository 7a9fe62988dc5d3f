import { Trans } from '@lingui/react/macro';

import styles from './clock.module.css';

/** The dial goes round once in this many seconds, those of the longest pitch. */
const roundSeconds = 90;

/** How long a text takes to say, as a stopwatch: the more of the dial, the longer. `seconds` is whole. */
export function Clock({ seconds }: { seconds: number }) {
  return (
    <p className={styles.clock}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" />
        <circle
          cx="20"
          cy="20"
          r="17"
          pathLength={roundSeconds}
          strokeDasharray={`${Math.min(seconds, roundSeconds)} ${roundSeconds}`}
        />
      </svg>
      <span>
        <Trans>about {seconds} seconds aloud</Trans>
      </span>
    </p>
  );
}
