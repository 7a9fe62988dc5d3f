import { Trans } from '@lingui/react/macro';

import { Callout } from '#app/components/ui/callout';
import { Wait } from '#app/components/ui/wait';
import { site } from '#app/content/site';
import type { SendProblem } from './use-send-message';

/** What was written stays in the form. */
export function MessageProblemCallout({ problem }: { problem: SendProblem }) {
  if (problem.kind === 'invalid' || problem.kind === 'robot') return null;
  return (
    <Callout tone="danger">
      <p>
        <strong>
          <Title problem={problem} />
        </strong>
      </p>
      <p>
        <Advice problem={problem} />
      </p>
    </Callout>
  );
}

function Title({ problem }: { problem: SendProblem }) {
  switch (problem.kind) {
    case 'offline':
      return <Trans>You are offline.</Trans>;
    case 'too-many':
      return <Trans>Too many messages have been sent from here.</Trans>;
    default:
      return <Trans>An error occurred while submitting the form. Please try again later.</Trans>;
  }
}

function Advice({ problem }: { problem: SendProblem }) {
  const { email } = site;
  switch (problem.kind) {
    case 'offline':
      return <Trans>Your message is kept here. Send it again once the network is back.</Trans>;
    case 'too-many':
      return (
        <Trans>
          Your message is kept here. You can send it in <Wait seconds={problem.retryAfter} />.
        </Trans>
      );
    default:
      return (
        <Trans>
          Your message is kept here. It can also be sent to <a href={`mailto:${email}`}>{email}</a>.
        </Trans>
      );
  }
}
