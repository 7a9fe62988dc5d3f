import { Trans } from '@lingui/react/macro';

import type { Locale } from '#app/i18n/locales';
import { durationsOf, type Pitch, spokenIn } from '../pitch';
import { PassageText } from '../ui/passage-text';
import styles from './printed-pitch.module.css';
import saidStyles from '../ui/said.module.css';

/**
 * The pitch on paper: the one-liner and every duration there is. Not shown on the screen; give it directly to the page,
 * and `data-print` to what else of the page is to be printed.
 */
export function PrintedPitch({ pitch, lang }: { pitch: Pitch; lang: Locale }) {
  return (
    <div className={styles.printed}>
      <blockquote className={saidStyles.oneLiner} lang={lang}>
        <PassageText passage={pitch.oneLiner} />
      </blockquote>
      {durationsOf(pitch).map((seconds) => (
        <section key={seconds}>
          <h2>
            <Trans>{seconds} seconds</Trans>
          </h2>
          <blockquote className={saidStyles.speech} lang={lang}>
            {spokenIn(pitch, seconds).map((passage, index) => (
              <p key={index}>
                <PassageText passage={passage} />
              </p>
            ))}
          </blockquote>
        </section>
      ))}
    </div>
  );
}
