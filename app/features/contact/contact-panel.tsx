import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { MessageForm } from './message-form';
import styles from './contact-panel.module.css';

/** `help` says what to write. */
export function ContactPanel({ help }: { help?: ReactNode }) {
  return (
    <section className={styles.panel} aria-labelledby="form">
      <h2 id="form">
        <Trans>Write to us</Trans>
      </h2>
      <MessageForm
        form="contact"
        fields={['firstName', 'lastName', 'email', 'phoneNumber', 'message']}
        labelledBy="form"
        help={help}
      />
      {/* The form is hidden then. */}
      {help && <noscript>{help}</noscript>}
    </section>
  );
}
