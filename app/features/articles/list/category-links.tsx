import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { CategoryLink } from '../article';
import styles from './category-links.module.css';

export function CategoryLinks({ categories }: { categories: CategoryLink[] }) {
  const { t } = useLingui();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t`Categories`}>
      <ul className={styles.links}>
        <li>
          <Link to="/actus" className={styles.link} activeOptions={{ exact: true, includeSearch: false }}>
            <Trans>All articles</Trans>
          </Link>
        </li>
        {categories.map(({ name, label }) => (
          <li key={name}>
            <Link
              to="/category/$name"
              params={{ name }}
              className={styles.link}
              activeOptions={{ includeSearch: false }}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
