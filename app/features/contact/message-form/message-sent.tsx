import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { Button } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import styles from './message-form.module.css';

/** `email` is where the receipt goes. */
export function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);

  // The form that had the focus is gone: its answer takes it over, and is read out.
  useEffect(() => box.current?.focus(), []);

  return (
    <Callout ref={box} tone="success" role="status" tabIndex={-1} className={styles.sent}>
      <p>
        <strong>
          <Trans>Thank you! Your message has been sent.</Trans>
        </strong>
      </p>
      <p>
        <Trans>A confirmation is on its way to {email}. A person will read your message and answer it.</Trans>
      </p>
      <Button variant="quiet" onClick={onAgain}>
        <Trans>Write another message</Trans>
      </Button>
    </Callout>
  );
}
