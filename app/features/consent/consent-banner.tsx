import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#app/components/ui/button';
import type { Choice } from './consent';
import styles from './consent-banner.module.css';

type ConsentBannerProps = { onChoose: (choice: Choice) => void; onLearnMore: () => void };

/** Asks once, beside the page and not over it: what was begun goes on. Refusing is the same one press as accepting. */
export function ConsentBanner({ onChoose, onLearnMore }: ConsentBannerProps) {
  const { t } = useLingui();
  return (
    <section className={styles.banner} aria-label={t`Cookies`}>
      <p>
        <Trans>May we count which pages are read? Nothing is counted unless you accept.</Trans>
      </p>
      <div className={styles.choices}>
        <Button onClick={() => onChoose('accepted')}>
          <Trans>Accept</Trans>
        </Button>
        <Button onClick={() => onChoose('refused')}>
          <Trans>Refuse</Trans>
        </Button>
        <Button variant="quiet" onClick={onLearnMore}>
          <Trans>Learn more</Trans>
        </Button>
      </div>
    </section>
  );
}
