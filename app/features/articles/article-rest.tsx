import { Trans } from '@lingui/react/macro';

import type { ShownArticle } from './article';
import { ArticleCards } from './article-cards';
import { ArticleNeighbours } from './article-neighbours';
import styles from './article-rest.module.css';

export function ArticleRest({ article: { older, newer, related } }: { article: ShownArticle }) {
  return (
    <>
      <ArticleNeighbours older={older} newer={newer} />
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related-title">
          <h2 id="related-title">
            <Trans>More on this subject</Trans>
          </h2>
          <ArticleCards cards={related} level={3} />
        </section>
      )}
    </>
  );
}
