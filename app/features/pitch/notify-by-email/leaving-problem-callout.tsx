import { Plural, Trans } from '@lingui/react/macro';

import { Callout } from '#app/components/ui/callout';
import { roundedWait } from '../ui/rounded-wait';
import type { LeavingProblem } from './use-leave-email';

export function LeavingProblemCallout({ problem }: { problem: LeavingProblem }) {
  return (
    <Callout tone="danger">
      <p>
        <strong>
          <Trans>Please try later</Trans>
        </strong>
      </p>
      <p>
        {problem.kind === 'too-many' ? (
          <WhenToComeBack seconds={problem.retryAfter} />
        ) : (
          <Trans>Your address did not reach us. It is still in the field.</Trans>
        )}
      </p>
    </Callout>
  );
}

function WhenToComeBack({ seconds }: { seconds: number }) {
  const { unit, count } = roundedWait(seconds);
  if (unit === 'minutes') {
    const minutes = count;
    return (
      <Trans>
        Too many addresses have been left in a short time. You can leave yours in{' '}
        <Plural value={minutes} one="# minute" other="# minutes" />.
      </Trans>
    );
  }
  const hours = count;
  return (
    <Trans>
      Too many addresses have been left in a short time. You can leave yours in{' '}
      <Plural value={hours} one="# hour" other="# hours" />.
    </Trans>
  );
}
