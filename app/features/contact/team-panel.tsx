import { Trans } from '@lingui/react/macro';

import { MessageForm } from './message-form/message-form';
import { MessagePanel } from './message-panel';

export function TeamPanel() {
  return (
    <MessagePanel
      title={<Trans>Write to the team</Trans>}
      lede={<Trans>A question for one of us, or for the whole team.</Trans>}
    >
      <MessageForm form="team" fields={['name', 'email', 'object', 'message']} labelledBy="form" />
    </MessagePanel>
  );
}
