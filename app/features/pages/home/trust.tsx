import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';

import { homeTextsQuery } from '../page.queries';
import { ExampleTag } from './example-tag';
import styles from './trust.module.css';

/** The marks of those who trust the company, for the home page, which prefetches `homeTextsQuery()`; examples say so. */
export function TrustLogos() {
  const {
    data: { trust },
  } = useSuspenseQuery(homeTextsQuery());
  if (trust.length === 0) return null;
  return (
    <section className={joinClasses(layout.wrap, styles.trust)} aria-labelledby="trust">
      <h2 id="trust" className={typography.label}>
        <Trans>In your sector, for instance</Trans>
      </h2>
      <ul className={styles.marks}>
        {trust.map(({ name, mark, example }) => (
          <li key={name}>
            <span className={styles.mark}>
              <span aria-hidden="true">{mark}</span>
              {name}
            </span>
            {example && <ExampleTag />}
          </li>
        ))}
      </ul>
    </section>
  );
}
