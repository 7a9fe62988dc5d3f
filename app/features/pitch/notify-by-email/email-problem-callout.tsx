import { Trans } from '@lingui/react/macro';

import { Callout } from '#app/components/ui/callout';
import { Wait } from '#app/components/ui/wait';
import type { LeavingProblem } from './use-leave-email';

export function EmailProblemCallout({ problem }: { problem: LeavingProblem }) {
  return (
    <Callout tone="danger">
      <p>
        <strong>
          <Trans>Please try later</Trans>
        </strong>
      </p>
      <p>
        {problem.kind === 'too-many' ? (
          <Trans>
            Too many addresses have been left in a short time. You can leave yours in{' '}
            <Wait seconds={problem.retryAfter} />.
          </Trans>
        ) : (
          <Trans>Your address did not reach us. It is still in the field.</Trans>
        )}
      </p>
    </Callout>
  );
}
