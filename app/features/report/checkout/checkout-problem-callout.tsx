import { Trans } from '@lingui/react/macro';

import { DestinationLink } from '#app/components/layout/destination-link';
import { Callout } from '#app/components/ui/callout';
import { Wait } from '#app/components/ui/wait';
import type { CheckoutProblem } from './use-checkout';

/** Why an order that is in order was not taken; what was typed stays in the form. */
export function CheckoutProblemCallout({ problem }: { problem: CheckoutProblem }) {
  return (
    <Callout tone="danger">
      <p>
        <ProblemWords problem={problem} />
      </p>
    </Callout>
  );
}

function ProblemWords({ problem }: { problem: CheckoutProblem }) {
  switch (problem.kind) {
    case 'closed':
      return (
        <Trans>
          Purchases are closed for now. <DestinationLink to="contactForm">Write to us</DestinationLink>
        </Trans>
      );
    case 'terms-changed':
      return (
        <Trans>The price or the terms have changed in the meantime. Reload this page to see them.</Trans>
      );
    case 'unavailable':
      return <Trans>The payment service is not responding. Nothing was charged: please try again.</Trans>;
    case 'offline':
      return <Trans>You are offline. Nothing was ordered: try again once the network is back.</Trans>;
    case 'too-many':
      return (
        <Trans>
          Too many orders have been started from here. You can continue in{' '}
          <Wait seconds={problem.retryAfter} />.
        </Trans>
      );
    default:
      return <Trans>An error occurred. Nothing was charged: please try again.</Trans>;
  }
}
