import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { categoryLabel } from './category-names';
import { authorQuery, categoryQuery, newsQuery } from './article.queries';
import { NewsListing } from './news-listing';
import { isLocale } from '#app/i18n/locales';

type Paged = { page?: number };

/** `/actus`: all articles, newest first. */
export function NewsScreen({ page }: Paged) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(newsQuery(page));
  return (
    <NewsListing
      result={data}
      title={t`News`}
      lede={<Trans>What generative AI changes in marketing, what it does not, and how to tell.</Trans>}
    />
  );
}

/** `/category/{name}`: the articles of a category. */
export function CategoryScreen({ name, page }: Paged & { name: string }) {
  const { i18n } = useLingui();
  const { data } = useSuspenseQuery(categoryQuery(name, page));
  const title = isLocale(i18n.locale) ? categoryLabel(name, i18n.locale) : name;
  return <NewsListing result={data} below eyebrow={<Trans>Category</Trans>} title={title} />;
}

/** `/author/{username}`: the articles of an author. */
export function AuthorScreen({ username, page }: Paged & { username: string }) {
  const { data } = useSuspenseQuery(authorQuery(username, page));
  const heading = data.ok ? data.news.heading : data.heading;
  return <NewsListing result={data} below eyebrow={<Trans>Author</Trans>} title={heading || username} />;
}
