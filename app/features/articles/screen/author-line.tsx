import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { AuthorLink } from '../article';

export function AuthorLine({ author: { username, label } }: { author: AuthorLink }) {
  return (
    <span>
      <Trans>
        by{' '}
        <Link to="/author/$username" params={{ username }}>
          {label}
        </Link>
      </Trans>
    </span>
  );
}
