import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import edits from '#app/components/ui/styles/edits.module.css';
import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import guillemets from '#app/components/ui/guillemets.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import styles from './hero.module.css';
import { StruckOut } from '#app/components/ui/struck-out';

type HeroProps = {
  /** What one can check of the house, beside what it offers. */
  children: ReactNode;
};

/** What everybody is asked, and what the house answers: a phrase that says nothing struck out, then what it does, its verbs highlighted. */
export function Hero({ children }: HeroProps) {
  return (
    <section className={joinClasses(layout.wrap, styles.hero)}>
      <hgroup className={joinClasses(styles.titles, guillemets.titled, edits.edits)}>
        <p className={styles.question}>
          <Trans>So, what do you do?</Trans>
        </p>
        <p className={styles.phrase}>
          <OpeningGuillemet />
          <StruckOut>
            <Trans>We reinvent your marketing.</Trans>
          </StruckOut>
        </p>
        <h1 className={styles.title}>
          <span>
            <Trans>
              With AI, we <ins>study</ins> <br />
              your market, <ins>test</ins> your ideas <br />
              and <ins>write</ins> your campaigns
            </Trans>
          </span>
          <ClosingGuillemet />
        </h1>
      </hgroup>
      <div>
        <p className={styles.lede}>
          <Trans>
            Verbe is a generative-AI consultancy for marketing teams. Copy, prompts, method: you keep it all.
          </Trans>
        </p>
        <div className={styles.acts}>
          <div>
            <ButtonLink {...linkTo('demo')} variant="primary">
              <Trans>Request a demo</Trans>
            </ButtonLink>
            <p>
              <Trans>We try AI on your case, in front of you: free, no commitment.</Trans>
            </p>
          </div>
          <div>
            <ButtonLink to="/agents/elevator-pitch">
              <Trans>Write my pitch</Trans>
            </ButtonLink>
            <p>
              <Trans>With Pitch Master: free, no account needed.</Trans>
            </p>
          </div>
        </div>
      </div>
      {children}
    </section>
  );
}
