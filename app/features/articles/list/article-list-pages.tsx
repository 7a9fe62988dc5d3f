import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import button from '#app/components/ui/button.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { toPage } from '../article';
import styles from './article-list-pages.module.css';

const other = joinClasses(button.button, button.secondary);

export function ArticleListPages({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t`Pages`}>
      {page > 1 && (
        <Link className={other} to="." search={toPage(page - 1)} rel="prev">
          <Trans>Newer articles</Trans>
        </Link>
      )}
      <p>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </p>
      {page < pages && (
        <Link className={other} to="." search={toPage(page + 1)} rel="next">
          <Trans>Older articles</Trans>
        </Link>
      )}
    </nav>
  );
}
