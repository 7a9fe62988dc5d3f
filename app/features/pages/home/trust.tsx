import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { joinClasses } from '#app/components/ui/join-classes';
import onward from '#app/components/ui/styles/onward.module.css';
import typography from '#app/components/ui/styles/typography.module.css';

import { homeTextsQuery } from '../page.queries';
import styles from './trust.module.css';

export function TrustMarks() {
  const {
    data: { trust },
  } = useSuspenseQuery(homeTextsQuery());
  if (trust.length === 0) return null;
  return (
    <section className={styles.trust} aria-labelledby="trust">
      <h2 id="trust" className={typography.label}>
        <Trans>What you can check</Trans>
      </h2>
      <ul className={styles.marks}>
        {trust.map(({ count, name, to, hash }) => (
          <li key={name}>
            <Link to={to} hash={hash} className={joinClasses(onward.onward, styles.mark)}>
              <strong>{count}</strong> {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
