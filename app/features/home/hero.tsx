import { Trans } from '@lingui/react/macro';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import { EditedWords } from './edited-words';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={joinClasses(layout.wrap, styles.hero)}>
      <hgroup className={styles.titles}>
        <p className={styles.question}>
          <OpeningGuillemet />
          <span>
            <Trans>So, what do you do?</Trans>
          </span>
          <ClosingGuillemet />
        </p>
        <h1 className={styles.title}>
          <Trans>Generative AI for your marketing</Trans>
        </h1>
      </hgroup>
      <div>
        <p className={styles.lede}>
          <Trans>
            Verbe is a consultancy for marketing teams. We use AI to study your market, test your ideas and
            write your campaigns, and we train your teams to use it.
          </Trans>
        </p>
        <div className={joinClasses(layout.buttonRow, styles.acts)}>
          <ButtonLink {...linkTo('demo')} variant="primary">
            <Trans>Request a demo</Trans>
          </ButtonLink>
          <ButtonLink to="/agents/elevator-pitch">
            <Trans>Write my pitch</Trans>
          </ButtonLink>
          <span className={typography.note}>
            <Trans>The pitch is free, no account needed</Trans>
          </span>
        </div>
      </div>
      <EditedWords />
    </section>
  );
}
