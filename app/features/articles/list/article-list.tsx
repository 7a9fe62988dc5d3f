import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import { NewsletterAddress } from '#app/components/layout/frame/footer-newsletter';
import { ClosingCall } from '#app/components/layout/text-page/closing-call';
import { ButtonLink } from '#app/components/ui/button';
import guillemets from '#app/components/ui/guillemets.module.css';
import { StruckTitle } from '#app/components/ui/struck-title';
import edits from '#app/components/ui/styles/edits.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import type { ArticleList, ArticleListResult } from '../article';
import { ArticleCards } from '../article-cards';
import { CategoryLinks } from './category-links';
import { ArticlesUnavailable } from './articles-unavailable';
import { ArticleListPages } from './article-list-pages';
import styles from './article-list.module.css';

type ArticleListingProps = {
  result: ArticleListResult;
  below?: boolean;
  eyebrow?: ReactNode;
  title: string;
  /** What everybody says, and what is written here, in the place of the title. */
  heading?: { struck: ReactNode; said: ReactNode };
  lede?: ReactNode;
};

export function ArticleListing({
  result,
  below = false,
  eyebrow,
  title,
  heading,
  lede,
}: ArticleListingProps) {
  return (
    <>
      <div className={joinClasses(layout.wrap, styles.list)}>
        <Breadcrumbs
          trail={below ? [{ label: <Trans>News</Trans>, to: '/actus' }] : []}
          current={<span dir="auto">{title}</span>}
        />
        <header className={styles.head}>
          {eyebrow && <p className={typography.eyebrow}>{eyebrow}</p>}
          {heading ? (
            <div className={joinClasses(styles.said, guillemets.titled, edits.edits)}>
              <StruckTitle {...heading} />
            </div>
          ) : (
            <h1 className={typography.title} dir="auto">
              {title}
            </h1>
          )}
          {lede && <p className={typography.lede}>{lede}</p>}
          {result.ok && <CategoryLinks categories={result.value.categories} />}
        </header>
        {result.ok ? <Cards list={result.value} lead={!below} /> : <ArticlesUnavailable />}
      </div>
      {result.ok && result.value.cards.length > 0 && <NewsletterCall />}
    </>
  );
}

function NewsletterCall() {
  return (
    <ClosingCall
      title={<Trans>Our articles in your inbox</Trans>}
      action={
        <div className={styles.address}>
          <NewsletterAddress />
        </div>
      }
    >
      <Trans>We write only when an article is worth interrupting you for.</Trans>
    </ClosingCall>
  );
}

/** The newest article of all leads the first page. */
function Cards({ list, lead }: { list: ArticleList; lead: boolean }) {
  if (list.cards.length === 0) return <NoResults />;
  return (
    <>
      <ArticleCards cards={list.cards} leading lead={lead && list.page === 1} />
      <ArticleListPages page={list.page} pages={list.pages} />
    </>
  );
}

function NoResults() {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyWords}>
        <Trans>No results</Trans>
      </p>
      <ButtonLink to="/actus">
        <Trans>See all articles</Trans>
      </ButtonLink>
    </div>
  );
}
