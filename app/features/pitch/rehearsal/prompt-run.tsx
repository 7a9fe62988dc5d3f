import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import type { Locale } from '#app/i18n/locales';
import { countWords } from '../engine/words';
import { type Duration, type Passage, plainText } from '../pitch';
import { isMoving, isOver, scriptOf, secondsLeft, sentenceAt } from './pace';
import { PromptControls } from './prompt-controls';
import { commandOf } from './prompt-keys';
import { PromptResult } from './prompt-result';
import { PromptText } from './prompt-text';
import { sentencesOf } from './sentences';
import { useRun } from './use-run';
import { useWakeLock } from './use-wake-lock';
import styles from './prompt-run.module.css';

type PromptRunProps = { passages: Passage[]; duration: Duration; lang: Locale; onLeave: () => void };

/** Three, two, one, then the text, then how long it took. */
export function PromptRun({ passages, duration, lang, onLeave }: PromptRunProps) {
  const { t, i18n } = useLingui();
  const sentences = sentencesOf(passages);
  const words = sentences.map(({ passage }) => countWords(plainText(passage)));
  const script = scriptOf(words, lang);
  const [run, move] = useRun(script);
  const [size, setSize] = useState(2);
  const stage = useRef<HTMLDivElement>(null);
  const over = isOver(run, script);
  useWakeLock(isMoving(run, script));

  // The keys are heard where the focus is, and what had it is gone: the choice before, or the result.
  useEffect(() => {
    if (!over) stage.current?.focus();
  }, [over]);

  if (over) {
    return (
      <PromptResult used={run.used} duration={duration} onAgain={() => move('restart')} onLeave={onLeave} />
    );
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event.key);
    if (!command || event.ctrlKey || event.altKey || event.metaKey) return;
    // A button that has the focus answers the space bar itself.
    if (command === 'toggle' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    if (command !== 'toggle' || !event.repeat) move(command);
  };
  const seconds = i18n.number(secondsLeft(run, script), secondsFormat);
  const pace = i18n.number(run.pace / 100, { style: 'percent' });
  const countdown = Math.ceil(run.countdown / 1000);
  return (
    // The keys work from the text and from every button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.prompt} data-size={size} onKeyDown={onKeyDown}>
      <p className={styles.facts}>
        <span role="timer">
          <Trans>Time left: {seconds}</Trans>
        </span>
        <span>
          <Trans>Pace: {pace}</Trans>
        </span>
      </p>
      <div ref={stage} tabIndex={-1} role="group" aria-label={t`Your text`} className={styles.stage}>
        <p role="status" className={styles.countdown}>
          {countdown > 0 && countdown}
        </p>
        <PromptText sentences={sentences} {...sentenceAt(run, script)} lang={lang} />
      </div>
      <PromptControls paused={run.paused} onCommand={move} size={size} onSize={setSize} />
    </div>
  );
}

const secondsFormat = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
