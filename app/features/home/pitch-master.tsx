import { Trans } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/styles/surface.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { ElevatorExample, type ElevatorFloor } from './elevator-example';
import styles from './pitch-master.module.css';

export function PitchMaster({ elevatorExample }: { elevatorExample: ElevatorFloor[] }) {
  return (
    <section className={joinClasses(styles.master, surface.deep)} aria-labelledby="master-title">
      <div className={joinClasses(layout.wrap, styles.row)}>
        <div className={styles.words}>
          <h2 id="master-title" className={typography.title}>
            <Trans>Pitch Master: say what you do in one lift ride</Trans>
          </h2>
          <p className={surface.quiet}>
            <Trans>
              A free tool, in beta, that turns a description of what you offer into an elevator pitch: 15 to
              90 seconds, spoken aloud. It is built not to invent figures.
            </Trans>
          </p>
          <ButtonLink to="/agents/elevator-pitch" variant="primary">
            <Trans>Write my pitch</Trans>
          </ButtonLink>
        </div>
        <ElevatorExample floors={elevatorExample} />
      </div>
    </section>
  );
}
