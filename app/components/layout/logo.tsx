import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';

/** The house's name between its guillemets, as the way home. */
export function Logo() {
  const { t } = useLingui();
  return (
    <Link to="/" className="wordmark" aria-label={t`Verbe, home page`}>
      <OpeningGuillemet />
      Verbe
      <ClosingGuillemet />
    </Link>
  );
}
