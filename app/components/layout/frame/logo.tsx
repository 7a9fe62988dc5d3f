import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import styles from './logo.module.css';

export function Logo() {
  const { t } = useLingui();
  return (
    <Link to="/" className={styles.wordmark} aria-label={t`Verbe, home page`}>
      <OpeningGuillemet />
      Verbe
      <ClosingGuillemet />
    </Link>
  );
}
