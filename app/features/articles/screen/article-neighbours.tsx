import { useLingui } from '@lingui/react/macro';

import { Neighbours } from '#app/components/layout/text-page/neighbours';
import type { ArticleCard } from '../article';

export function ArticleNeighbours({ older, newer }: { older?: ArticleCard; newer?: ArticleCard }) {
  const { t } = useLingui();
  return (
    <Neighbours
      label={t`Other articles`}
      before={older && { kind: t`Previous article`, ...linked(older) }}
      after={newer && { kind: t`Next article`, ...linked(newer) }}
    />
  );
}

function linked({ slug, title, lang }: ArticleCard) {
  return { link: { to: '/actus/$articleSlug', params: { articleSlug: slug } } as const, title, lang };
}
