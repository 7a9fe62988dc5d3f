import { Trans } from '@lingui/react/macro';

import { DestinationLink } from '#app/components/layout/destination-link';
import type { DestinationId } from '#app/components/layout/destinations';
import styles from './ways-on.module.css';

const ways = ['solutions', 'pitch', 'news', 'faq', 'contact'] as const satisfies DestinationId[];

export function WaysOn() {
  return (
    <nav className={styles.ways} aria-labelledby="search-ways-title">
      <h2 id="search-ways-title">
        <Trans>Or start here</Trans>
      </h2>
      <ul>
        {ways.map((id) => (
          <li key={id}>
            <DestinationLink to={id} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
