import { Trans } from '@lingui/react/macro';

import { MessageForm } from './message-form';
import styles from './contact-panel.module.css';

export function ContactPanel() {
  return (
    <section className={styles.panel} aria-labelledby="form">
      <h2 id="form">
        <Trans>Write to us</Trans>
      </h2>
      <MessageForm
        form="contact"
        fields={['firstName', 'lastName', 'email', 'phoneNumber', 'message']}
        labelledBy="form"
      />
    </section>
  );
}
