import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { redirect } from '@tanstack/react-router';

import type { Locale } from '#app/i18n/locales';
import { noindex, pageHead, pathWith } from '#app/lib/page-head';
import { feedLink } from '../feed';
import { type ArticleListResult, toPage } from '../article';

/** Leads to the last page where there is no such page. */
export function articleListHeadData(result: ArticleListResult, page = 1) {
  if (!result.ok) return undefined;
  const { heading, pages, cards } = result.value;
  if (page > pages) throw redirect({ to: '.', search: toPage(pages), replace: true });
  return { heading, pages, empty: cards.length === 0 };
}

type ArticleListHead = {
  title: string;
  description: string;
  path: string;
  page?: number;
  addressLang?: Locale;
  data?: ReturnType<typeof articleListHeadData>;
};

export function articleListHead(
  { i18n, locale, siteUrl }: { i18n: I18n; locale: Locale; siteUrl: string },
  {
    title,
    description,
    path,
    page = 1,
    addressLang,
    data = { heading: '', pages: 1, empty: true },
  }: ArticleListHead,
) {
  const at = (number: number) =>
    siteUrl + pathWith(path, { page: number > 1 ? number : undefined, lang: addressLang });
  const head = pageHead(
    { locale, siteUrl },
    {
      title: page > 1 ? i18n._(msg`${title}, page ${page}`) : title,
      description,
      path,
      page: page > 1 ? page : undefined,
      addressLang,
      crumbs: [
        [i18n._(msg`Home`), '/'],
        [i18n._(msg`News`), '/actus'],
        ...(path === '/actus' ? [] : [[title, path] as const]),
      ],
    },
  );
  return {
    meta: [...head.meta, ...(data.empty ? [noindex] : [])],
    links: [
      ...head.links,
      feedLink(i18n, { locale, siteUrl }),
      ...(page > 1 ? [{ rel: 'prev', href: at(page - 1) }] : []),
      ...(page < data.pages ? [{ rel: 'next', href: at(page + 1) }] : []),
    ],
  };
}
