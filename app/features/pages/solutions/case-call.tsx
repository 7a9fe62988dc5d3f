import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ClosingCall } from '#app/components/layout/text-page/closing-call';
import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { SafeHtml } from '#app/components/ui/safe-html';
import type { TextSection } from '../page';

/** How one begins with a service. */
export function CaseCall({ start: { id, html } }: { start: TextSection }) {
  return (
    <DemoCall id={id} title={<Trans>What about you?</Trans>}>
      <SafeHtml html={html} />
    </DemoCall>
  );
}

/** After all the services: for those who do not know which. */
export function UndecidedCall() {
  return (
    <DemoCall title={<Trans>Torn between two services?</Trans>}>
      <Trans>
        Tell us what you need in three sentences and we’ll tell you which one fits. Or start by fitting your
        offer into thirty seconds, <Link to="/agents/elevator-pitch">with Pitch Master</Link>.
      </Trans>
    </DemoCall>
  );
}

type DemoCallProps = { id?: string; title: ReactNode; children: ReactNode };

function DemoCall({ id, title, children }: DemoCallProps) {
  return (
    <ClosingCall
      id={id}
      title={title}
      action={
        <ButtonLink {...linkTo('demo')} variant="primary">
          <Trans>Request a demo</Trans>
        </ButtonLink>
      }
    >
      {children}
    </ClosingCall>
  );
}
