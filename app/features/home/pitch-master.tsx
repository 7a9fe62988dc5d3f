import { Trans } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import { Said } from '#app/components/ui/guillemets';
import { LiftButtons } from './lift-buttons';

/** What Pitch Master does, with an example of what it gives. */
export function PitchMaster() {
  return (
    <section className="master on-deep" aria-labelledby="master-title">
      <div className="wrap master-row">
        <div className="master-words">
          <h2 id="master-title">
            <Trans>Pitch Master answers in the time of a lift ride</Trans>
          </h2>
          <p className="quiet-on-deep">
            <Trans>
              A free generator of elevator pitches, in beta. It works with what you say, and with nothing
              else.
            </Trans>
          </p>
          <figure className="master-example">
            <Said>
              <Trans>
                Taproot grows fresh herbs on a kitchen counter, without soil or electricity, for people who
                live in town, love to cook and have no garden.
              </Trans>
            </Said>
            <figcaption>
              <Trans>An example of the one line, for an invented product.</Trans>
            </figcaption>
          </figure>
        </div>
        <LiftButtons />
        <Steps />
        <div className="button-row">
          <ButtonLink to="/agents/elevator-pitch" variant="primary">
            <Trans>Describe my offer</Trans>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Steps() {
  return (
    <ol className="master-steps">
      <li>
        <Trans>
          <strong>You describe.</strong> Your offer, who it is for, where it is sold, who will listen.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>It reads.</strong> Six steps, each with a finding that you can use by itself.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>You speak.</strong> One line to remember, then up to 90 seconds to say aloud.
        </Trans>
      </li>
    </ol>
  );
}
