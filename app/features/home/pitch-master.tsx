import { Trans } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import { Quotation } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/surface.module.css';
import layout from '#app/components/ui/layout.module.css';
import { LiftButtons } from './lift-buttons';
import styles from './pitch-master.module.css';

export function PitchMaster() {
  return (
    <section className={joinClasses(styles.master, surface.deep)} aria-labelledby="master-title">
      <div className={joinClasses(layout.wrap, styles.row)}>
        <div className={styles.words}>
          <h2 id="master-title">
            <Trans>Pitch Master answers in the time of a lift ride</Trans>
          </h2>
          <p className={surface.quiet}>
            <Trans>
              A free generator of elevator pitches, in beta. It works with what you say, and with nothing
              else.
            </Trans>
          </p>
          <figure className={styles.example}>
            <Quotation>
              <Trans>
                Taproot grows fresh herbs on a kitchen counter, without soil or electricity, for people who
                live in town, love to cook and have no garden.
              </Trans>
            </Quotation>
            <figcaption>
              <Trans>An example of the one line, for an invented product.</Trans>
            </figcaption>
          </figure>
        </div>
        <LiftButtons />
        <Steps />
        <div className={layout.buttonRow}>
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
    <ol className={styles.steps}>
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
