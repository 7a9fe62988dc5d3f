import { Trans } from '@lingui/react/macro';

import typography from '#app/components/ui/styles/typography.module.css';
import { site } from '#app/content/site';
import { MessageForm } from './message-form/message-form';

export function ContactPanel() {
  const { company } = site;
  return (
    <section id="form" aria-labelledby="form-title">
      <h2 id="form-title" className={typography.hidden}>
        <Trans>Write to us</Trans>
      </h2>
      <MessageForm
        form="contact"
        fields={['topic', 'firstName', 'lastName', 'email', 'phoneNumber', 'message']}
        labelledBy="form-title"
      />
      {company.address && <p>{company.address}</p>}
      {company.phone && <p>{company.phone}</p>}
    </section>
  );
}
