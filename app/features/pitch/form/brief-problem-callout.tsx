import { Trans } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import { Wait } from '#app/components/ui/wait';
import { usePitchHistory } from '../history/use-pitch-history';
import type { RequestProblem } from './use-pitch-request';

/** Why the request was not taken, when to come back, and what to do until then; what was typed stays in the form. */
export function BriefProblemCallout({ problem }: { problem: RequestProblem }) {
  if (problem.kind === 'failed') {
    return (
      <Callout tone="danger">
        <Trans>An error occurred while requesting your pitch, please try again.</Trans>
      </Callout>
    );
  }
  if (problem.kind === 'offline') {
    return (
      <Callout tone="danger">
        <Trans>You are offline. Your text is kept here: ask again once the network is back.</Trans>
      </Callout>
    );
  }
  return (
    <Callout tone="danger">
      <p>
        <Trans>
          You have asked for many pitches. Your text is kept here: come back in{' '}
          <Wait seconds={problem.retryAfter} />.
        </Trans>
      </p>
      <Meanwhile />
    </Callout>
  );
}

/** The pitch made last, in this browser: its versions are not counted among the pitches. */
function Meanwhile() {
  const [latest] = usePitchHistory();
  if (!latest) return null;
  return (
    <>
      <p>
        <Trans>In the meantime, you can improve, rehearse and share a pitch that is already written.</Trans>
      </p>
      <ButtonLink size="small" to="/agents/elevator-pitch/$id" params={{ id: latest.id }}>
        <Trans>Open my latest pitch</Trans>
      </ButtonLink>
    </>
  );
}
