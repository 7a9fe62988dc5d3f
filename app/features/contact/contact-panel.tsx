import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { site } from '#app/content/site';
import { MessageForm } from './message-form';

/** `help` stands at the message. */
export function ContactPanel({ help }: { help?: ReactNode }) {
  const { company } = site;
  return (
    <section aria-labelledby="form">
      <h2 id="form">
        <Trans>Write to us</Trans>
      </h2>
      <MessageForm
        form="contact"
        fields={['firstName', 'lastName', 'email', 'phoneNumber', 'message']}
        labelledBy="form"
        help={help}
      />
      {company.address && <p>{company.address}</p>}
      {company.phone && <p>{company.phone}</p>}
    </section>
  );
}
