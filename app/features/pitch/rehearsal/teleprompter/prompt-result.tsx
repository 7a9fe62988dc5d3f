import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { Button } from '#app/components/ui/button';
import layout from '#app/components/ui/styles/layout.module.css';
import type { Duration } from '../../pitch';
import type { Take } from '../recording/recorder';
import { TakePlayer } from '../recording/take-player';
import styles from './prompt-result.module.css';

type PromptResultProps = {
  /** How long the text ran, in ms. */
  used: number;
  duration: Duration;
  /** Of the text; undefined where it was not gone through to its end. */
  words: number | undefined;
  /** What the visitor said, where it was recorded. */
  take: Take | undefined;
  onAgain: () => void;
  onLeave: () => void;
};

/** How long it took. A text that ran by itself says nothing of whoever spoke: only a take is held against the aim. */
export function PromptResult({ used, duration, words, take, onAgain, onLeave }: PromptResultProps) {
  const { i18n } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);

  // The text that had the focus is gone; a button would take the space bar of somebody who is still speaking.
  useEffect(() => title.current?.focus(), []);

  const seconds = Math.round((take?.ms ?? used) / 1000);
  const inWords = (count: number) =>
    i18n.number(count, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  const pace = take && take.ms > 0 && words ? Math.round(words / (take.ms / 60_000)) : undefined;
  return (
    <div className={styles.result}>
      <h3 ref={title} tabIndex={-1}>
        {take ? <Verdict seconds={seconds} duration={duration} /> : <Trans>The text has ended</Trans>}
      </h3>
      {take && <TakePlayer take={take} />}
      <dl>
        <div>
          <dt>{take ? <Trans>You spoke for</Trans> : <Trans>The text ran for</Trans>}</dt>
          <dd>{inWords(seconds)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Target time</Trans>
          </dt>
          <dd>{inWords(duration)}</dd>
        </div>
        {pace !== undefined && (
          <div>
            <dt>
              <Trans>Your pace</Trans>
            </dt>
            <dd>
              <Plural value={pace} one="# word a minute" other="# words a minute" />
            </dd>
          </div>
        )}
      </dl>
      {take ? (
        <p>
          <Trans>Your take stays on this device. Nothing is sent, and it is gone when you leave.</Trans>
        </p>
      ) : (
        <p>
          <Trans>It ran by itself. Record yourself to find out how long you take.</Trans>
        </p>
      )}
      <div className={layout.buttonRow}>
        <Button variant="primary" onClick={onAgain}>
          <Trans>Again</Trans>
        </Button>
        <Button onClick={onLeave}>
          <Trans>Another length</Trans>
        </Button>
      </div>
    </div>
  );
}

/** "34 s, 4 too many". */
function Verdict({ seconds, duration }: { seconds: number; duration: Duration }) {
  const spare = duration - seconds;
  const difference = Math.abs(spare);
  if (spare === 0) return <Trans>{seconds} s, right on time</Trans>;
  return spare > 0 ? (
    <Trans>
      {seconds} s, {difference} to spare
    </Trans>
  ) : (
    <Trans>
      {seconds} s, {difference} over
    </Trans>
  );
}
