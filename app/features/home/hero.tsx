import { Trans } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import { EditedWords } from './edited-words';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={joinClasses(layout.wrap, styles.hero)}>
      <h1 className={styles.question}>
        <OpeningGuillemet />
        <span>
          <Trans>So, what do you do?</Trans>
        </span>
        <ClosingGuillemet />
      </h1>
      <div className={styles.answer}>
        <p className={styles.lede}>
          <Trans>
            Verbe helps companies answer. We are a consultancy in generative AI for marketing: we study your
            market, sharpen your ideas and find the words for each of your audiences.
          </Trans>
        </p>
        <div className={layout.buttonRow}>
          <ButtonLink to="/agents/elevator-pitch" variant="primary">
            <Trans>Write my pitch</Trans>
          </ButtonLink>
          <span className={styles.note}>
            <Trans>Free, without an account</Trans>
          </span>
        </div>
      </div>
      <EditedWords />
    </section>
  );
}
