import { Plural, Trans } from '@lingui/react/macro';

import { DestinationLink } from '#app/components/layout/destination-link';
import { Callout } from '#app/components/ui/callout';
import type { CheckoutProblem } from './use-checkout';

/** Why an order that is in order was not taken; what was typed stays in the form. */
export function CheckoutProblemCallout({ problem }: { problem: CheckoutProblem }) {
  return (
    <Callout tone="danger" role="alert">
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
      return <Trans>The price or the conditions have changed since. Load this page again to see them.</Trans>;
    case 'unavailable':
      return <Trans>The payment service does not answer. Nothing was charged: please try again.</Trans>;
    case 'offline':
      return <Trans>You are offline. Nothing was ordered: try again once the network is back.</Trans>;
    case 'too-many': {
      const minutes = Math.ceil(problem.retryAfter / 60);
      return (
        <Trans>
          Too many orders were begun from here. You can go on in{' '}
          <Plural value={minutes} one="# minute" other="# minutes" />.
        </Trans>
      );
    }
    default:
      return <Trans>An error occurred. Nothing was charged: please try again.</Trans>;
  }
}
