import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import type { PitchSnapshot } from '../../snapshot';
import { Spotlight } from '../../ui/spotlight';
import { DeletePitch } from './delete-pitch';
import { Findings } from './findings';
import sections from '../sections.module.css';
import styles from './stopped-pitch.module.css';

type StoppedPitchProps = {
  snapshot: PitchSnapshot;
  title: ReactNode;
  lede: ReactNode;
  /** Sections: what can be done, or what will happen by itself. */
  children: ReactNode;
};

/** A pitch whose work has stopped: what happened, what to do next, and what was found so far. */
export function StoppedPitch({ snapshot, title, lede, children }: StoppedPitchProps) {
  return (
    <article>
      <Spotlight className={styles.stopped}>
        <h1>{title}</h1>
        <p className={styles.lede}>{lede}</p>
      </Spotlight>
      <div className={joinClasses(layout.wrap, sections.sections)}>
        {children}
        {snapshot.findings.length > 0 && (
          <section aria-labelledby="found-title">
            <h2 id="found-title">
              <Trans>What your words told us</Trans>
            </h2>
            <Findings snapshot={snapshot} working={false} />
          </section>
        )}
      </div>
      <footer className={joinClasses(layout.wrap, sections.foot)}>
        <DeletePitch id={snapshot.id} />
      </footer>
    </article>
  );
}
