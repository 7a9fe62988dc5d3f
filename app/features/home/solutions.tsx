import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { DestinationLink } from '#app/components/layout/destination-link';
import type { DestinationId } from '#app/components/layout/destinations';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import stretchedLink from '#app/components/ui/styles/stretched-link.module.css';
import styles from './solutions.module.css';

export function Solutions() {
  return (
    <section className={joinClasses(layout.wrap, styles.solutions)} aria-labelledby="solutions-title">
      <h2 id="solutions-title" className={typography.title}>
        <Trans>What we do, in four verbs</Trans>
      </h2>
      <p>
        <Trans>AI saves time; in our projects, a person reviews the work and answers for it.</Trans>
      </p>
      <ul className={styles.list}>
        <Solution to="market" receives={<Trans>A short trend report, every signal dated.</Trans>}>
          <Trans>Data audits, market and social research, consumer trends.</Trans>
        </Solution>
        <Solution to="innovation" receives={<Trans>A list of problems and how serious each one is.</Trans>}>
          <Trans>We analyse your users’ feedback and run workshops where AI suggests and you choose.</Trans>
        </Solution>
        <Solution to="communication" receives={<Trans>The copy and a tone-of-voice guide.</Trans>}>
          <Trans>Well-defined audiences, copy written for each, campaigns you can measure.</Trans>
        </Solution>
        <Solution to="adoption" receives={<Trans>A comparison of models on your own examples.</Trans>}>
          <Trans>Choose where to use AI, protect your data, give your team a one-page policy.</Trans>
        </Solution>
      </ul>
      <div className={layout.buttonRow}>
        <DestinationLink to="others" />
      </div>
    </section>
  );
}

/** `receives`: one thing that is handed over. */
type SolutionProps = { to: DestinationId; receives: ReactNode; children: ReactNode };

function Solution({ to, receives, children }: SolutionProps) {
  return (
    <li>
      <h3 className={joinClasses(stretchedLink.stretched, styles.name)}>
        <DestinationLink to={to} />
      </h3>
      <p>{children}</p>
      <p className={styles.receives}>
        <span className={typography.label}>
          <Trans>You receive</Trans>
        </span>{' '}
        {receives}
      </p>
    </li>
  );
}
