import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

import { Button } from '#app/components/ui/button';
import type { Locale } from '#app/i18n/locales';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import fieldStyles from '#app/components/ui/form/field.module.css';
import control from '#app/components/ui/form/control.module.css';
import type { Passage } from '../../pitch';
import { SpokenWords } from '../../ui/spoken-words';
import { useReading } from './use-reading';
import styles from './read-aloud.module.css';
import saidStyles from '../../ui/said.module.css';

type ReadAloudProps = {
  passages: Passage[];
  lang: Locale;
  /** While the text is read, the sentence being said is marked in its place. */
  children?: ReactNode;
  facts?: ReactNode;
  /** First in the row of buttons. */
  lead?: ReactNode;
  tools?: ReactNode;
};

/** Needs a `key` that changes with the text. */
export function ReadAloud({ passages, lang, children, facts, lead, tools }: ReadAloudProps) {
  const { speech, voices, voice, pressed, press, choose } = useReading(passages, lang);
  return (
    <>
      {speech.at === undefined ? (
        children
      ) : (
        <SpokenWords
          passages={passages}
          lang={lang}
          spokenSentence={speech.at}
          className={saidStyles.speech}
          sentenceClass={styles.sentence}
        />
      )}
      {facts}
      <div className={styles.aloud}>
        <div className={layout.buttonRow}>
          {lead}
          <Button size="small" onClick={press}>
            {speech.state === 'speaking' && <Trans>Pause</Trans>}
            {speech.state === 'paused' && <Trans>Go on</Trans>}
            {speech.at === undefined && <Trans>Read aloud</Trans>}
          </Button>
          {pressed && voice && (
            <Button size="small" aria-disabled={speech.at === undefined} onClick={speech.stop}>
              <Trans>Stop</Trans>
            </Button>
          )}
          {tools}
        </div>
        {pressed && voices.length > 1 && <VoiceChoice voices={voices} voice={voice} onChoose={choose} />}
        <p role="status" className={typography.note}>
          {pressed && !voice && (
            <Trans>
              This device has no built-in voice for the language of your pitch. Online voices would send your
              words elsewhere, so they are not used.
            </Trans>
          )}
          {speech.state === 'failed' && (
            <Trans>This voice could not read your pitch. Try again, or choose another if there is one.</Trans>
          )}
        </p>
      </div>
    </>
  );
}

function VoiceChoice(props: {
  voices: SpeechSynthesisVoice[];
  voice: SpeechSynthesisVoice | undefined;
  onChoose: (voiceURI: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.voiceChoice}>
      <label htmlFor={id} className={fieldStyles.label}>
        <Trans>Voice</Trans>
      </label>
      <select
        id={id}
        className={control.control}
        value={props.voice?.voiceURI}
        onChange={(event) => props.onChoose(event.target.value)}
      >
        {props.voices.map(({ voiceURI, name }) => (
          <option key={voiceURI} value={voiceURI}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
