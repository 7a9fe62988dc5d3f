import { Trans } from '@lingui/react/macro';

import { site } from '#app/content/site';
import { MessageForm } from './message-form';
import messagePanel from './message-panel.module.css';

export function ContactPanel() {
  const { email, company } = site;
  return (
    <section aria-labelledby="form">
      <h2 id="form">
        <Trans>Write to us</Trans>
      </h2>
      <MessageForm
        form="contact"
        fields={['firstName', 'lastName', 'email', 'phoneNumber', 'message']}
        labelledBy="form"
      />
      <p className={messagePanel.email}>
        <Trans>
          By email: <a href={`mailto:${email}`}>{email}</a>
        </Trans>
      </p>
      {company.address && <p>{company.address}</p>}
      {company.phone && <p>{company.phone}</p>}
    </section>
  );
}
