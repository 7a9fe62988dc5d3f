import { Trans } from '@lingui/react/macro';

import { Callout } from '#app/components/ui/callout';
import { Wait } from '#app/components/ui/wait';
import type { SubscribeProblem } from './use-subscribe';

/** Why an address that is in order was not taken; it stays in the field. */
export function SubscribeProblemCallout({ problem }: { problem: SubscribeProblem }) {
  return (
    <Callout tone="danger">
      <p>
        <ProblemWords problem={problem} />
      </p>
    </Callout>
  );
}

function ProblemWords({ problem }: { problem: SubscribeProblem }) {
  switch (problem.kind) {
    case 'offline':
      return <Trans>You are offline. Send your address again once the network is back.</Trans>;
    case 'robot':
      return <Trans>The robot check failed. Send your address again.</Trans>;
    case 'too-many':
      return (
        <Trans>
          Too many addresses have been sent from here. You can send yours in{' '}
          <Wait seconds={problem.retryAfter} />.
        </Trans>
      );
    default:
      return <Trans>An error occurred while submitting the form. Please try again later.</Trans>;
  }
}
