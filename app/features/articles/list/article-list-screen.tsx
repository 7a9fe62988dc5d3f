import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { categoryLabel } from '#app/content/categories';
import { authorQuery, categoryQuery, articleListQuery } from '../article.queries';
import { ArticleListing } from './article-list';
import { isLocale } from '#app/i18n/locales';

type Paged = { page?: number };

export function ArticleListScreen({ page }: Paged) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(articleListQuery(page));
  return (
    <ArticleListing
      result={data}
      title={t`News`}
      heading={{
        struck: <Trans>AI is changing everything.</Trans>,
        said: (
          <Trans>
            What AI changes in marketing, and what it <ins>doesn’t</ins>
          </Trans>
        ),
      }}
      lede={<Trans>Methods, law, trials and a little history.</Trans>}
    />
  );
}

export function CategoryScreen({ name, page }: Paged & { name: string }) {
  const { i18n } = useLingui();
  const { data } = useSuspenseQuery(categoryQuery(name, page));
  const title = isLocale(i18n.locale) ? categoryLabel(name, i18n.locale) : name;
  return <ArticleListing result={data} below eyebrow={<Trans>Category</Trans>} title={title} />;
}

export function AuthorScreen({ username, page }: Paged & { username: string }) {
  const { data } = useSuspenseQuery(authorQuery(username, page));
  return (
    <ArticleListing
      result={data}
      below
      eyebrow={<Trans>Author</Trans>}
      title={data.ok ? data.value.heading : username}
    />
  );
}
