import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import styles from './news-pages.module.css';

/** The ways to the previous and the next page of the list that is open; nothing where there is one page. */
export function NewsPages({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t`Pages`}>
      {page > 1 && (
        <ButtonLink to="." search={(now) => ({ ...now, page: numberOf(page - 1) })} rel="prev">
          <Trans>Newer articles</Trans>
        </ButtonLink>
      )}
      <p>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </p>
      {page < pages && (
        <ButtonLink to="." search={(now) => ({ ...now, page: numberOf(page + 1) })} rel="next">
          <Trans>Older articles</Trans>
        </ButtonLink>
      )}
    </nav>
  );
}

/** The first page carries no number in its address. */
function numberOf(page: number): number | undefined {
  return page > 1 ? page : undefined;
}
