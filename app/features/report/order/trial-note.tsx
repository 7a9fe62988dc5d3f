import { Trans } from '@lingui/react/macro';

import { Callout } from '#app/components/ui/callout';

/** Marks what belongs to the sandbox, so that nobody takes it for a purchase. */
export function TrialNote() {
  return (
    <Callout>
      <p>
        <strong>
          <Trans>The checkout is in test mode.</Trans>
        </strong>{' '}
        <Trans>Nothing is charged, and no report is written.</Trans>
      </p>
    </Callout>
  );
}
