import { Trans, useLingui } from '@lingui/react/macro';

import { Quotation } from '#app/components/ui/guillemets';
import styles from './elevator-example.module.css';

export type ElevatorFloor = {
  /** Seconds that the text may take. */
  duration: number;
  paragraphs: string[];
  words: number;
  /** Seconds that it takes to say it. */
  seconds: number;
};

/** A pitch in each of its durations, chosen on the buttons of a lift: by styles alone, so also before any script. */
export function ElevatorExample({ floors }: { floors: ElevatorFloor[] }) {
  const { t } = useLingui();
  const first = floors.find(({ duration }) => duration === 30) ?? floors[0];
  return (
    <div className={styles.lift} role="radiogroup" aria-label={t`How long is the ride?`}>
      {floors.map(({ duration }) => (
        <input
          key={duration}
          type="radio"
          name="lift"
          id={`lift-${duration}`}
          className={styles.choice}
          aria-label={t`${duration} seconds`}
          defaultChecked={duration === first?.duration}
        />
      ))}
      <div className={styles.panel} aria-hidden="true">
        {floors.map(({ duration }) => (
          <label key={duration} htmlFor={`lift-${duration}`} className={styles.button}>
            {duration}
          </label>
        ))}
        <Doors />
      </div>
      <div className={styles.texts}>
        {floors.map(({ duration, paragraphs, words, seconds }) => (
          <figure key={duration} className={styles.text} data-duration={duration}>
            <Quotation className={styles.said} hanging>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Quotation>
            <figcaption>
              <Trans>
                {words} words, {seconds} seconds aloud. Written by Pitch Master about an invented product.
              </Trans>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

function Doors() {
  return (
    <svg className={styles.doors} viewBox="0 0 180 80">
      <circle cx="40" cy="40" r="39" />
      <path d="m34 24-12 16 12 16M46 24l12 16-12 16" />
      <circle cx="140" cy="40" r="39" />
      <path d="m122 24 12 16-12 16M158 24l-12 16 12 16" />
    </svg>
  );
}
