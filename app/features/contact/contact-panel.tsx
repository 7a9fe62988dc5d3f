import { Trans } from '@lingui/react/macro';

import { MessageForm } from './message-form';
import { MessagePanel } from './message-panel';

export function ContactPanel() {
  return (
    <MessagePanel
      title={<Trans>Write to us</Trans>}
      lede={<Trans>A demo, a project, the full report, a problem: one form for everything.</Trans>}
    >
      <MessageForm
        form="contact"
        fields={['firstName', 'lastName', 'email', 'phoneNumber', 'message']}
        labelledBy="form"
      />
    </MessagePanel>
  );
}
