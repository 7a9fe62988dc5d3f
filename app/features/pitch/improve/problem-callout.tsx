import { Plural, Trans } from '@lingui/react/macro';

import { Button } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import { offeredRefinement, type RefinementRequest } from '../pitch';
import { useRefinementWords } from './refinement-words';
import type { RefineProblem } from './use-refining';

type ProblemCalloutProps = {
  problem: RefineProblem;
  /** Asks once more; left out where the button that asked stands beside. */
  onRetry?: (asked: RefinementRequest) => void;
};

/** Why there is no new version, and the way on; the pitch that is shown is untouched. */
export function ProblemCallout({ problem, onRetry }: ProblemCalloutProps) {
  const isFinal =
    problem.error === 'missing' || problem.error === 'impossible' || problem.error === 'too-many';
  const again = isFinal ? undefined : offeredRefinement(problem.asked);
  return (
    <Callout tone="danger">
      <p>
        <ProblemText problem={problem} />
      </p>
      {onRetry && again && (
        <Button size="small" onClick={() => onRetry(again)}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </Callout>
  );
}

function ProblemText({ problem }: { problem: RefineProblem }) {
  const { spokenNameOf } = useRefinementWords();
  const name = spokenNameOf(problem.asked);
  switch (problem.error) {
    case 'failed':
      return <Trans>This version could not be written: {name}. Your pitch is unchanged.</Trans>;
    case 'busy':
      return <Trans>Another version was being written. Ask again once it is ready.</Trans>;
    case 'too-many': {
      const minutes = Math.ceil(problem.retryAfter / 60);
      return (
        <Trans>
          You have asked for many versions. Come back in{' '}
          <Plural value={minutes} one="# minute" other="# minutes" />.
        </Trans>
      );
    }
    case 'conflict':
      return (
        <Trans>
          Another version has meanwhile been made in another tab. Your text is kept here: save it once more to
          put it in that one.
        </Trans>
      );
    case 'missing':
      return (
        <Trans>
          This pitch can no longer be changed from here: it was deleted, or made in another browser. Reload
          the page to see what there is.
        </Trans>
      );
    case 'impossible':
      return <Trans>That cannot be done with this version. Go back to another one and ask again.</Trans>;
    case 'unreachable':
      return <Trans>The new version could not be requested. Please try again.</Trans>;
  }
}
