import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

import { Button } from '#app/components/ui/button';
import type { Command } from './pace';
import styles from './prompt-controls.module.css';

/** Steps of the text's size, the smallest first. */
const largest = 4;

type PromptControlsProps = {
  paused: boolean;
  onCommand: (command: Command) => void;
  /** 0 to 4. */
  size: number;
  onSize: (size: number) => void;
};

/** All that the keys do, for hands. */
export function PromptControls({ paused, onCommand, size, onSize }: PromptControlsProps) {
  return (
    <div className={styles.controls}>
      <Control variant="primary" aria-keyshortcuts="Space" onClick={() => onCommand('toggle')}>
        {paused ? <Trans>Go on</Trans> : <Trans>Pause</Trans>}
      </Control>
      <Control aria-keyshortcuts="ArrowLeft" onClick={() => onCommand('back')}>
        <Trans>Sentence back</Trans>
      </Control>
      <Control aria-keyshortcuts="ArrowRight" onClick={() => onCommand('forward')}>
        <Trans>Sentence forward</Trans>
      </Control>
      <Control aria-keyshortcuts="ArrowDown" onClick={() => onCommand('slower')}>
        <Trans>Slower</Trans>
      </Control>
      <Control aria-keyshortcuts="ArrowUp" onClick={() => onCommand('faster')}>
        <Trans>Faster</Trans>
      </Control>
      <Control aria-keyshortcuts="Home" onClick={() => onCommand('restart')}>
        <Trans>From the start</Trans>
      </Control>
      <Control aria-disabled={size === 0} onClick={() => onSize(Math.max(size - 1, 0))}>
        <Trans>Smaller text</Trans>
      </Control>
      <Control aria-disabled={size === largest} onClick={() => onSize(Math.min(size + 1, largest))}>
        <Trans>Larger text</Trans>
      </Control>
    </div>
  );
}

/** A press leaves the focus on the text, so that the space bar goes on pausing after it. */
function Control(props: ComponentProps<typeof Button>) {
  return <Button size="small" onMouseDown={(event) => event.preventDefault()} {...props} />;
}
