import { Trans } from '@lingui/react/macro';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';

/** The call to action below a solution. */
export function ClosingCall() {
  return (
    <section className="closing-call on-deep" aria-labelledby="closing-call-title">
      <div className="wrap closing-call-row">
        <div>
          <h2 id="closing-call-title">
            <Trans>What do you want to be able to say?</Trans>
          </h2>
          <p>
            <Trans>
              Tell us in three sentences. We show you on your own case what AI brings to it, and what it does
              not.
            </Trans>
          </p>
        </div>
        <ButtonLink {...linkTo('demo')} variant="primary">
          <Trans>Request a demo</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
