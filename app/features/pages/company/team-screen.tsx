import { Trans, useLingui } from '@lingui/react/macro';

import { CompanyScreen } from './company-screen';
import { EmailPanel } from './email-panel';

/** `/contact/team`: the roles of the company, and how to write to them. */
export function TeamScreen() {
  const { t } = useLingui();
  return (
    <CompanyScreen name="contact/team">
      <EmailPanel title={<Trans>Write to the team</Trans>} subject={t`For the team`}>
        <Trans>Name the role in the first line: your message goes to the right desk.</Trans>
      </EmailPanel>
    </CompanyScreen>
  );
}
