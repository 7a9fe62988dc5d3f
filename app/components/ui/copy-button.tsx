import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';

import { Button, type ButtonLook } from './button';
import typography from './styles/typography.module.css';
import styles from './copy-button.module.css';

type CopyState = 'idle' | 'copied' | 'refused';

type CopyButtonProps = ButtonLook & { text: () => string; label: string };

/** Shows the text to copy by hand where the browser refuses. */
export function CopyButton({ text, label, ...look }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');
  const [count, setCount] = useState(0);
  const copy = async (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is pressed, and the label comes back when the button loses the focus.
    event.currentTarget.focus();
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
      setCount((copies) => copies + 1);
    } catch {
      setState('refused');
    }
  };
  // The text to copy by hand stays: going to it is what leaves the button.
  const moveOn = () => setState((now) => (now === 'copied' ? 'idle' : now));
  return (
    <>
      <Button {...look} onClick={copy} onBlur={moveOn}>
        <span className={styles.labels}>
          <span aria-hidden={state === 'copied'}>{label}</span>
          <span aria-hidden={state !== 'copied'}>
            <Trans>Copied</Trans>
          </span>
        </span>
      </Button>
      <span role="status" className={typography.hidden}>
        {/* Another element each time: the same word in the same one is read out once. */}
        {state === 'copied' && (
          <span key={count}>
            <Trans>Copied</Trans>
          </span>
        )}
        {state === 'refused' && (
          <Trans>Your browser does not allow it: copy the text from the field below.</Trans>
        )}
      </span>
      {state === 'refused' && (
        <textarea className={styles.byHand} readOnly aria-label={label} value={text()} rows={3} />
      )}
    </>
  );
}
