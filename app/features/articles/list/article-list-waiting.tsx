import { Trans } from '@lingui/react/macro';

import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import listing from './article-list.module.css';
import styles from './article-list-waiting.module.css';
import articleCards from '../article-cards.module.css';

export function ArticleListWaiting() {
  return (
    <div className={joinClasses(layout.wrap, listing.list)} aria-busy="true">
      <p role="status" className={typography.hidden}>
        <Trans>Loading the articles</Trans>
      </p>
      <div className={joinClasses(listing.head, styles.head)} />
      <ul className={articleCards.cards} aria-hidden="true">
        {places.map((place) => (
          <li key={place} className={articleCards.card}>
            <span className={joinClasses(articleCards.cover, styles.place)} />
            <span className={styles.words} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const places = [1, 2, 3, 4, 5, 6];
