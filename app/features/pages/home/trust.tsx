import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { joinClasses } from '#app/components/ui/join-classes';
import lines from '#app/components/ui/styles/line-sign.module.css';
import onward from '#app/components/ui/styles/onward.module.css';
import typography from '#app/components/ui/styles/typography.module.css';

import type { TrustSign } from '../page';
import { homeTextsQuery } from '../page.queries';
import styles from './trust.module.css';

const signs: Record<TrustSign, string> = {
  document: 'M24 8h32l18 18v62H24ZM38 46h22M38 66h22',
  unseen: 'M8 48s14-26 40-26 40 26 40 26-14 26-40 26S8 48 8 48ZM18 82 78 14',
  yours: 'M34 18 8 48l26 30M62 18l26 30-26 30M38 48h20',
};

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
        {trust.map(({ name, begins, to, hash }) => (
          <li key={name}>
            <Link to={to} hash={hash} className={joinClasses(onward.onward, styles.mark)}>
              {typeof begins === 'number' ? (
                <>
                  <strong>{begins}</strong>{' '}
                </>
              ) : (
                <svg className={lines.sign} viewBox="0 0 96 96" aria-hidden="true">
                  <path d={signs[begins]} />
                </svg>
              )}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
