import { Trans } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/surface.module.css';
import layout from '#app/components/ui/layout.module.css';
import { ElevatorExample, type ElevatorFloor } from './elevator-example';
import styles from './pitch-master.module.css';

export function PitchMaster({ elevatorExample }: { elevatorExample: ElevatorFloor[] }) {
  return (
    <section className={joinClasses(styles.master, surface.deep)} aria-labelledby="master-title">
      <div className={joinClasses(layout.wrap, styles.row)}>
        <div className={styles.words}>
          <h2 id="master-title">
            <Trans>Pitch Master: say what you do in one lift ride</Trans>
          </h2>
          <p className={surface.quiet}>
            <Trans>
              A free tool, in beta, that turns a description of your offer into an elevator pitch: about a
              minute, spoken aloud. It is built not to invent figures.
            </Trans>
          </p>
        </div>
        <ElevatorExample floors={elevatorExample}>
          <ButtonLink to="/agents/elevator-pitch" variant="primary">
            <Trans>Write my pitch</Trans>
          </ButtonLink>
        </ElevatorExample>
        <Steps />
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
          <strong>It reads.</strong> In six steps, it sorts your sentences, keeps the facts and tells you what
          is missing.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>You speak.</strong> One sentence to remember, then a pitch to say aloud in 90 seconds or
          less.
        </Trans>
      </li>
    </ol>
  );
}
