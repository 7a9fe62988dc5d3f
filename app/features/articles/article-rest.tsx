import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';

import { articleQuery } from './article.queries';
import { ArticleCards } from './article-cards';
import { ArticleNeighbours } from './article-neighbours';

/** What follows an article: its neighbours in time, and others on its subject. */
export default function ArticleRest() {
  const { articleSlug = '' } = useParams({ strict: false });
  const { data } = useSuspenseQuery(articleQuery(articleSlug));
  if (!data.ok) return null;
  const { older, newer, related } = data.article;
  return (
    <>
      <ArticleNeighbours older={older} newer={newer} />
      {related.length > 0 && (
        <section className="related-articles" aria-labelledby="related-title">
          <h2 id="related-title">
            <Trans>On the same subject</Trans>
          </h2>
          <ArticleCards cards={related} level={3} />
        </section>
      )}
    </>
  );
}
