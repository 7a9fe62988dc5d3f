import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { Callout } from '#app/components/ui/callout';
import type { SubscribeProblem } from './use-subscribe';

/** What is wrong with the address itself (product 11.2). */
export function useFieldFault(problem: SubscribeProblem | undefined): string | undefined {
  const { t } = useLingui();
  switch (problem?.kind) {
    case 'email-invalid':
      return t`Please enter a valid email`;
    case 'email-disposable':
      return t`Disposable emails are not accepted. Please use a valid email address.`;
    default:
      return undefined;
  }
}

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
    case 'too-many': {
      const minutes = Math.ceil(problem.retryAfter / 60);
      return (
        <Trans>
          Too many addresses have been sent from here. You can send yours in{' '}
          <Plural value={minutes} one="# minute" other="# minutes" />.
        </Trans>
      );
    }
    default:
      return <Trans>An error occurred while submitting the form. Please try again later.</Trans>;
  }
}
