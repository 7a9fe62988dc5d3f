import { Trans } from '@lingui/react/macro';

import { DestinationLink } from '#app/components/layout/destination-link';
import type { DestinationId } from '#app/components/layout/destinations';
import styles from './suggested-pages.module.css';

const suggestions = ['solutions', 'pitch', 'news', 'faq', 'contact'] as const satisfies DestinationId[];

export function SuggestedPages() {
  return (
    <nav className={styles.ways} aria-labelledby="search-ways-title">
      <h2 id="search-ways-title">
        <Trans>Or start here</Trans>
      </h2>
      <ul>
        {suggestions.map((id) => (
          <li key={id}>
            <DestinationLink to={id} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
