import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';

import button from '#app/components/ui/button.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import styles from './message-form.module.css';

type FoldedPhoneProps = { isNeeded: boolean; children: ReactNode };

/** A link until one has a number to give, or there is something to say of it. */
export function FoldedPhone({ isNeeded, children }: FoldedPhoneProps) {
  const isPressed = useRef(false);
  // Once open it stays open: a visitor who clears the number is still in the field.
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return (
    <details
      className={styles.phone}
      open={wasNeeded}
      onToggle={({ currentTarget }) => {
        if (isPressed.current) currentTarget.querySelector('input')?.focus();
        isPressed.current = false;
      }}
    >
      {/* The field takes its place, and the focus. */}
      <summary
        className={joinClasses(button.button, button.quiet)}
        onClick={() => (isPressed.current = true)}
      >
        <Trans>Add a telephone number</Trans>
      </summary>
      {children}
    </details>
  );
}
