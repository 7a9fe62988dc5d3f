import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { toPage } from './article';
import styles from './article-list-pages.module.css';

export function ArticleListPages({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t`Pages`}>
      {page > 1 && (
        <Link className={styles.other} to="." search={toPage(page - 1)} rel="prev">
          <Trans>Newer articles</Trans>
        </Link>
      )}
      <p>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </p>
      {page < pages && (
        <Link className={styles.other} to="." search={toPage(page + 1)} rel="next">
          <Trans>Older articles</Trans>
        </Link>
      )}
    </nav>
  );
}
