import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { DestinationLink } from '#app/components/layout/destination-link';
import { type MarkedSolution, SolutionMark } from '#app/components/layout/solution-mark';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import stretchedLink from '#app/components/ui/stretched-link.module.css';
import styles from './solutions.module.css';

export function Solutions() {
  return (
    <section className={joinClasses(layout.wrap, styles.solutions)} aria-labelledby="solutions-title">
      <h2 id="solutions-title">
        <Trans>What we do, in four verbs</Trans>
      </h2>
      <p>
        <Trans>AI saves time; in our projects, a person reviews the work and answers for it.</Trans>
      </p>
      <ul className={styles.list}>
        <Solution to="market">
          <Trans>Data audits, market and sociological studies, consumer trends.</Trans>
        </Solution>
        <Solution to="innovation">
          <Trans>We analyse your users’ feedback and run workshops where AI suggests and you choose.</Trans>
        </Solution>
        <Solution to="communication">
          <Trans>Clear audiences, copy written for each, campaigns you can measure.</Trans>
        </Solution>
        <Solution to="adoption">
          <Trans>Choose the right uses, protect your data, train your teams.</Trans>
        </Solution>
      </ul>
      <div className={layout.buttonRow}>
        <DestinationLink to="others" />
      </div>
    </section>
  );
}

type SolutionProps = { to: MarkedSolution; children: ReactNode };

function Solution({ to, children }: SolutionProps) {
  return (
    <li>
      <SolutionMark of={to} />
      <h3 className={joinClasses(stretchedLink.stretched, styles.name)}>
        <DestinationLink to={to} />
      </h3>
      <p>{children}</p>
    </li>
  );
}
