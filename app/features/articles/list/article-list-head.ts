import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { redirect } from '@tanstack/react-router';

import { type Locale, locales } from '#app/i18n/locales';
import { breadcrumbs, noindex, pathWith, previewMeta } from '#app/lib/page-head';
import { pageTitle } from '#app/lib/page-title';
import { defaultImage } from '#app/lib/link-preview-picture';
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
  const at = (lang?: Locale, number = page) =>
    siteUrl + pathWith(path, { page: number > 1 ? number : undefined, lang });
  const numbered = page > 1 ? i18n._(msg`${title}, page ${page}`) : title;
  return {
    meta: [
      { title: pageTitle(numbered) },
      { name: 'description', content: description },
      ...(data.empty ? [noindex] : []),
      ...previewMeta({
        type: 'website',
        locale,
        address: at(addressLang),
        title: numbered,
        description,
        image: defaultImage({ siteUrl, locale }),
      }),
      breadcrumbs(siteUrl, [
        [i18n._(msg`Home`), '/'],
        [i18n._(msg`News`), '/actus'],
        ...(path === '/actus' ? [] : [[title, path] as const]),
      ]),
    ],
    links: [
      { rel: 'canonical', href: at(addressLang) },
      { rel: 'alternate', hrefLang: 'x-default', href: at() },
      ...locales.map((lang) => ({ rel: 'alternate', hrefLang: lang, href: at(lang) })),
      feedLink(i18n, { locale, siteUrl }),
      ...(page > 1 ? [{ rel: 'prev', href: at(addressLang, page - 1) }] : []),
      ...(page < data.pages ? [{ rel: 'next', href: at(addressLang, page + 1) }] : []),
    ],
  };
}
