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
  const rising = floors.toSorted((one, other) => one.duration - other.duration);
  return (
    <div className={styles.lift} role="radiogroup" aria-labelledby="lift">
      <div className={styles.panel}>
        <p id="lift">
          <Trans>How long is the ride?</Trans>
        </p>
        <div className={styles.buttons}>
          {rising.map(({ duration }, at) => (
            <label key={duration} className={styles.button}>
              <input type="radio" name="lift" aria-label={t`${duration} seconds`} defaultChecked={at === 0} />
              <span>
                {duration} <small>s</small>
              </span>
            </label>
          ))}
        </div>
      </div>
      <div>
        {rising.map(({ duration, paragraphs, words, seconds }) => (
          <figure key={duration} className={styles.text} data-duration={duration}>
            <Quotation className={styles.said}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Quotation>
            <figcaption>
              <Trans>
                {words} words, {seconds} seconds aloud. An example, written by Pitch Master.
              </Trans>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
