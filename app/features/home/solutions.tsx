import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { DestinationLink } from '#app/components/layout/destination-link';
import { type DestinationId, linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import { AdoptionMark, CommunicationMark, InnovationMark, MarketMark } from './solution-marks';
import styles from './solutions.module.css';

export function Solutions() {
  return (
    <section className={joinClasses(layout.wrap, styles.solutions)} aria-labelledby="solutions-title">
      <h2 id="solutions-title">
        <Trans>What we do, in four verbs</Trans>
      </h2>
      <ul className={styles.list}>
        <Solution to="market" mark={<MarketMark />} name={<Trans>Understand your market</Trans>}>
          <Trans>Data audits, market and sociological studies, consumer trends.</Trans>
        </Solution>
        <Solution to="innovation" mark={<InnovationMark />} name={<Trans>Innovate faster</Trans>}>
          <Trans>What your users’ feedback says, and brainstorming with AI at the table.</Trans>
        </Solution>
        <Solution
          to="communication"
          mark={<CommunicationMark />}
          name={<Trans>Communicate to the point</Trans>}
        >
          <Trans>Audiences told apart, content written for each of them, campaigns.</Trans>
        </Solution>
        <Solution to="adoption" mark={<AdoptionMark />} name={<Trans>Adopt AI</Trans>}>
          <Trans>How it works, what it does with your data, and what it changes for your teams.</Trans>
        </Solution>
      </ul>
      <div className={layout.buttonRow}>
        <ButtonLink {...linkTo('demo')}>
          <Trans>Request a demo</Trans>
        </ButtonLink>
        <DestinationLink to="others" />
      </div>
    </section>
  );
}

type SolutionProps = { to: DestinationId; mark: ReactNode; name: ReactNode; children: ReactNode };

function Solution({ to, mark, name, children }: SolutionProps) {
  return (
    <li>
      {mark}
      <h3>
        <DestinationLink to={to}>{name}</DestinationLink>
      </h3>
      <p>{children}</p>
    </li>
  );
}
