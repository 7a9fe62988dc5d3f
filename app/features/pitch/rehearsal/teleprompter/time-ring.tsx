import { Trans, useLingui } from '@lingui/react/macro';

import typography from '#app/components/ui/styles/typography.module.css';
import styles from './time-ring.module.css';

const radius = 44;
const circumference = 2 * Math.PI * radius;

type TimeRingProps = {
  /** Whole seconds that are left. */
  remaining: number;
  /** How much of the text is still to come, 0 to 1. */
  share: number;
};

/** The time that is left, as a ring that empties and as a number. */
export function TimeRing({ remaining, share }: TimeRingProps) {
  const { i18n } = useLingui();
  const seconds = i18n.number(remaining, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} />
        <circle cx="50" cy="50" r={radius} strokeDasharray={`${share * circumference} ${circumference}`} />
      </svg>
      <span aria-hidden="true">{remaining}</span>
      <span role="timer" className={typography.hidden}>
        <Trans>Time left: {seconds}</Trans>
      </span>
    </div>
  );
}
