import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ReadingLink } from '../page';
import styles from './read-also.module.css';

export function ReadAlso({ articles }: { articles: ReadingLink[] }) {
  if (articles.length === 0) return null;
  return (
    <section>
      <h2>
        <Trans>Read on</Trans>
      </h2>
      <ul className={styles.also}>
        {articles.map(({ slug, label }) => (
          <li key={slug}>
            <Link to="/actus/$articleSlug" params={{ articleSlug: slug }}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
