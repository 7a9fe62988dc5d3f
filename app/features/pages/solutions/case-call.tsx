import { Trans } from '@lingui/react/macro';

import { ClosingCall } from '#app/components/layout/closing-call';
import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';

export function CaseCall() {
  return (
    <ClosingCall
      title={<Trans>Let’s talk about your case</Trans>}
      action={
        <ButtonLink {...linkTo('demo')} variant="primary">
          <Trans>Request a demo</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Tell us in three sentences. We will show you, on that case, what AI adds and what it doesn’t.
      </Trans>
    </ClosingCall>
  );
}
