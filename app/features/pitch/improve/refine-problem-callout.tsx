import { Trans } from '@lingui/react/macro';

import { Button, ButtonLink } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import { Wait } from '#app/components/ui/wait';
import { mostVersions, offeredRefinement, type RefinementRequest } from '../pitch';
import { focusGroup } from '../ui/focus-group';
import { useRefinementWords } from './refinement-words';
import type { RefineProblem } from './use-refining';

type ProblemCalloutProps = {
  problem: RefineProblem;
  /** Asks once more; left out where the button that asked stands beside. */
  onRetry?: (refinement: RefinementRequest) => void;
};

/** What asking once more at once cannot change. */
const finalErrors: RefineProblem['error'][] = ['missing', 'impossible', 'full', 'too-many'];

/** Why there is no new version, and the way on; the pitch that is shown is untouched. */
export function RefineProblemCallout({ problem, onRetry }: ProblemCalloutProps) {
  const again = finalErrors.includes(problem.error) ? undefined : offeredRefinement(problem.refinement);
  const isByHand = problem.refinement.kind === 'edit' || problem.refinement.kind === 'follow';
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
      {problem.error === 'too-many' && !isByHand && (
        <ButtonLink size="small" to="." hash="say" onClick={() => focusGroup('say')}>
          <Trans>Say it in the meantime</Trans>
        </ButtonLink>
      )}
      {problem.error === 'full' && (
        <ButtonLink size="small" to="/agents/elevator-pitch">
          <Trans>Your earlier pitches</Trans>
        </ButtonLink>
      )}
    </Callout>
  );
}

function ProblemText({ problem }: { problem: RefineProblem }) {
  const { spokenNameOf } = useRefinementWords();
  const name = spokenNameOf(problem.refinement);
  switch (problem.error) {
    case 'failed':
      return <Trans>This version could not be written: {name}. Your pitch is unchanged.</Trans>;
    case 'busy':
      return <Trans>Another version was being written. Ask again once it is ready.</Trans>;
    case 'too-many':
      return (
        <Trans>
          You have asked for many versions. Come back in <Wait seconds={problem.retryAfter} />: what you have
          written is kept in this tab. Until then you can say and share this pitch, and go back to an earlier
          version.
        </Trans>
      );
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
    case 'full':
      return (
        <Trans>
          This pitch has {mostVersions} versions, the maximum: all of them stay. To go on, start again from
          its brief.
        </Trans>
      );
    case 'unreachable':
      return <Trans>The new version could not be requested. Please try again.</Trans>;
  }
}
