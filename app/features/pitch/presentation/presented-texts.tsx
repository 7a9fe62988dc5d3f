import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';

import typography from '#app/components/ui/styles/typography.module.css';
import { countWords } from '../engine/words';
import { speakingSeconds } from '../speaking-seconds';
import { type Duration, durationsOf, plainText, spokenIn } from '../pitch';
import type { Presentation } from '../presentation';
import { Clock } from '../ui/clock';
import { Tabs } from '../ui/tabs';
import { HearIt } from './hear-it';
import { SpokenWords } from '../ui/spoken-words';
import styles from './presented-pitch.module.css';
import spoken from './spoken-words.module.css';

type PresentedTextsProps = {
  presentation: Presentation;
  /** Stands below the clock. */
  children: ReactNode;
};

export function PresentedTexts({ presentation, children }: PresentedTextsProps) {
  const { t } = useLingui();
  const titleId = useId();
  const [chosen, setChosen] = useState<Duration>();
  const [spokenSentence, setSpokenSentence] = useState<number>();
  const { lang } = presentation;
  const durations = durationsOf(presentation);
  const duration = durations.find((one) => one === chosen) ?? presentation.duration;
  const passages = spokenIn(presentation, duration);
  const text = plainText(passages);
  const words = (
    <SpokenWords className={spoken.words} passages={passages} lang={lang} spokenSentence={spokenSentence} />
  );
  return (
    <section className={styles.texts} aria-labelledby={titleId}>
      <h2 id={titleId} className={typography.hidden}>
        <Trans>The pitch, to be said aloud</Trans>
      </h2>
      <div className={styles.aside}>
        <Clock seconds={Math.round(speakingSeconds(countWords(text), lang))} />
        <HearIt key={text} passages={passages} lang={lang} onSay={setSpokenSentence} />
        {children}
      </div>
      <div className={styles.said}>
        {durations.length > 1 ? (
          <Tabs
            labelledBy={titleId}
            tabs={durations.map((seconds) => ({
              key: seconds,
              name: t`${seconds} s`,
              spoken: t`${seconds} seconds`,
            }))}
            chosen={duration}
            onChoose={setChosen}
          >
            {words}
          </Tabs>
        ) : (
          words
        )}
        <noscript>
          {durations
            .filter((one) => one !== presentation.duration)
            .map((seconds) => (
              <section key={seconds} className={styles.other}>
                <h3 className={typography.label}>
                  <Trans>In {seconds} seconds</Trans>
                </h3>
                <SpokenWords
                  className={spoken.words}
                  passages={spokenIn(presentation, seconds)}
                  lang={lang}
                />
              </section>
            ))}
        </noscript>
      </div>
    </section>
  );
}
