import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { Button } from '#app/components/ui/button';
import layout from '#app/components/ui/layout.module.css';
import type { Duration } from '../pitch';
import styles from './prompt-result.module.css';

type PromptResultProps = {
  /** Milliseconds. */
  used: number;
  duration: Duration;
  onAgain: () => void;
  onLeave: () => void;
};

/** The time used against the time aimed at. */
export function PromptResult({ used, duration, onAgain, onLeave }: PromptResultProps) {
  const { i18n } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);

  // The text that had the focus is gone; a button would take the space bar of somebody who is still speaking.
  useEffect(() => title.current?.focus(), []);

  const seconds = Math.round(used / 1000);
  const inWords = (count: number) =>
    i18n.number(count, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  return (
    <div className={styles.result}>
      <h3 ref={title} tabIndex={-1}>
        <Verdict spare={duration - seconds} inWords={inWords} />
      </h3>
      <dl>
        <div>
          <dt>
            <Trans>Time used</Trans>
          </dt>
          <dd>{inWords(seconds)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Time aimed at</Trans>
          </dt>
          <dd>{inWords(duration)}</dd>
        </div>
      </dl>
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

function Verdict({ spare, inWords }: { spare: number; inWords: (seconds: number) => string }) {
  const seconds = inWords(Math.abs(spare));
  if (spare === 0) return <Trans>Right on time</Trans>;
  return spare > 0 ? <Trans>{seconds} to spare</Trans> : <Trans>{seconds} too long</Trans>;
}
