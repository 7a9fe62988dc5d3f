import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { Button, type ButtonLook } from './button';
import typography from './typography.module.css';
import styles from './copy-button.module.css';

type CopyState = 'idle' | 'copied' | 'refused';

type CopyButtonProps = { text: () => string; label: string; size?: ButtonLook['size'] };

/** Copies a text and says so on its own label; where the browser refuses, it shows the text to copy by hand. */
export function CopyButton({ text, label, size }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  // The text to copy by hand stays: going to it is what leaves the button.
  const moveOn = () => setState((now) => (now === 'copied' ? 'idle' : now));
  return (
    <>
      <Button size={size} onClick={copy} onBlur={moveOn}>
        {state === 'copied' ? <Trans>Copied</Trans> : label}
      </Button>
      <span role="status" className={typography.hidden}>
        {state === 'copied' && <Trans>Copied</Trans>}
      </span>
      {state === 'refused' && (
        <textarea className={styles.byHand} readOnly aria-label={label} value={text()} rows={3} />
      )}
    </>
  );
}
