import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { latestQuery } from '../article.queries';
import { ArticleCards } from '../article-cards';
import { ArticlesUnavailable } from './articles-unavailable';
import styles from './latest-articles.module.css';

export function LatestArticles() {
  const { data } = useSuspenseQuery(latestQuery());
  if (data.ok && data.value.length === 0) return null;
  return (
    <section className={joinClasses(layout.wrap, styles.latest)} aria-labelledby="latest-title">
      <h2 id="latest-title" className={typography.title}>
        <Trans>Our latest articles</Trans>
      </h2>
      {data.ok ? <ArticleCards cards={data.value} level={3} rows /> : <ArticlesUnavailable />}
      <ButtonLink to="/actus">
        <Trans>See all articles</Trans>
      </ButtonLink>
    </section>
  );
}
