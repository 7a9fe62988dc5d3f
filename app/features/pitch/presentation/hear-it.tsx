import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';

import { Button } from '#app/components/ui/button';
import typography from '#app/components/ui/styles/typography.module.css';
import type { Locale } from '#app/i18n/locales';
import type { Passage } from '../pitch';
import { useReading } from '../rehearsal/read-aloud/use-reading';
import styles from './presented-pitch.module.css';

type HearItProps = {
  passages: Passage[];
  lang: Locale;
  /** Told which sentence is being said, from 0; undefined when none is. */
  onSay: (sentence: number | undefined) => void;
};

/** Reads a text with a voice of this device; give it a `key` that changes with the text. */
export function HearIt({ passages, lang, onSay }: HearItProps) {
  const { speech, voice, pressed, press } = useReading(passages, lang);

  // The voice goes on by itself; the text stands beside it.
  useEffect(() => {
    onSay(speech.at);
    return () => onSay(undefined);
  }, [onSay, speech.at]);
  return (
    <div className={styles.hear}>
      <Button variant="primary" onClick={press}>
        {speech.state === 'speaking' && <Trans>Pause</Trans>}
        {speech.state === 'paused' && <Trans>Go on</Trans>}
        {speech.at === undefined && <Trans>Hear it</Trans>}
      </Button>
      <p role="status" className={typography.note}>
        {pressed && !voice && (
          <Trans>
            This device has no built-in voice for this language. An online voice would send these words
            elsewhere, so none is used.
          </Trans>
        )}
        {speech.state === 'failed' && <Trans>This voice could not read the pitch. Please try again.</Trans>}
      </p>
    </div>
  );
}
