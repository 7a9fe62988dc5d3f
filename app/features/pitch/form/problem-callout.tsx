import { Plural, Trans } from '@lingui/react/macro';

import { Callout } from '#app/components/ui/callout';
import type { RequestProblem } from './use-pitch-request';

/** Why the request was not taken, and when to come back; what was typed stays in the form. */
export function ProblemCallout({ problem }: { problem: RequestProblem }) {
  const minutes = problem.kind === 'too-many' ? Math.ceil(problem.retryAfter / 60) : 0;
  return (
    <Callout tone="danger">
      {problem.kind === 'failed' ? (
        <Trans>An error occurred while requesting your pitch, please try again.</Trans>
      ) : (
        <Trans>
          You have asked for many pitches. Your text is kept here: come back in{' '}
          <Plural value={minutes} one="# minute" other="# minutes" />.
        </Trans>
      )}
    </Callout>
  );
}
