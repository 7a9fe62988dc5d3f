import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { Button } from '#app/components/ui/button';
import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import type { Locale } from '#app/i18n/locales';
import { countWords } from '../../engine/words';
import { type Duration, type Passage, plainText } from '../../pitch';
import { sentencesOf } from '../../sentences';
import { useTake } from '../recording/use-take';
import { isMoving, isOver, scriptOf, remainingSeconds, sentenceAt, remainingShare } from './pace';
import { PromptControls } from './prompt-controls';
import { commandOf } from './prompt-keys';
import { PromptResult } from './prompt-result';
import { PromptText } from './prompt-text';
import { TimeRing } from './time-ring';
import { useRun } from './use-run';
import { useWakeLock } from './use-wake-lock';
import styles from './prompt-run.module.css';

type PromptRunProps = {
  passages: Passage[];
  duration: Duration;
  lang: Locale;
  /** Records what is said until the visitor has finished, however far the text is. */
  microphone: MediaStream | undefined;
  /** A recording was wanted and could not be had. */
  refused: boolean;
  onLeave: () => void;
};

export function PromptRun({ passages, duration, lang, microphone, refused, onLeave }: PromptRunProps) {
  const { t, i18n } = useLingui();
  const sentences = sentencesOf(passages);
  const words = sentences.map(({ passage }) => countWords(plainText(passage)));
  const script = scriptOf(words, lang);
  const [run, move] = useRun(script);
  const [size, setSize] = useState(2);
  const stage = useRef<HTMLDivElement>(null);
  const countdown = Math.ceil(run.countdown / 1000);
  const speaking = countdown === 0 && !run.paused;
  const { take, finish, forget } = useTake(microphone, speaking);
  const recording = microphone !== undefined && speaking;
  const over = microphone ? take !== undefined : isOver(run, script);
  useWakeLock(!over && (microphone !== undefined || isMoving(run, script)));

  // The element that had the focus is gone.
  useEffect(() => {
    if (!over) stage.current?.focus();
  }, [over]);

  const restart = () => {
    forget();
    move('restart');
  };
  const command = (next: Parameters<typeof move>[0]) => (next === 'restart' ? restart() : move(next));

  if (over) {
    const spokenWords = sentenceAt(run, script).index === sentences.length - 1 ? sum(words) : undefined;
    const result = { used: run.used, duration, words: spokenWords, take };
    return <PromptResult {...result} onAgain={restart} onLeave={onLeave} />;
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = commandOf(event.key);
    if (!pressed || event.ctrlKey || event.altKey || event.metaKey) return;
    // A button that has the focus answers the space bar itself.
    if (pressed === 'toggle' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    if (pressed !== 'toggle' || !event.repeat) command(pressed);
  };
  const pace = i18n.number(run.pace / 100, { style: 'percent' });
  return (
    // The keys work from the text and from every button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.prompt} data-size={size} onKeyDown={onKeyDown}>
      <div className={styles.facts}>
        <TimeRing remaining={remainingSeconds(run, script)} share={remainingShare(run, script)} />
        <p role="status">
          <Trans>Pace: {pace}</Trans>
        </p>
        {(microphone || refused) && (
          <p role="status">
            {recording && (
              <span className={styles.recording}>
                <Trans>Recording</Trans>
              </span>
            )}
            {refused && <Trans>No access to the microphone: you are rehearsing without a recording.</Trans>}
          </p>
        )}
      </div>
      <div ref={stage} tabIndex={-1} role="group" aria-label={t`Your text`} className={styles.stage}>
        <p className={styles.countdown} data-over={countdown === 0 || undefined}>
          <OpeningGuillemet />
          <span role="status">{countdown > 0 && countdown}</span>
          <ClosingGuillemet />
        </p>
        <PromptText sentences={sentences} {...sentenceAt(run, script)} lang={lang} hidden={countdown > 0} />
      </div>
      <PromptControls paused={run.paused} onCommand={command} size={size} onSize={setSize}>
        {microphone && (
          <Button onClick={() => countdown === 0 && void finish()} aria-disabled={countdown > 0}>
            <Trans>I have finished</Trans>
          </Button>
        )}
      </PromptControls>
    </div>
  );
}

function sum(counts: number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
