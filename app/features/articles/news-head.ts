import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { type Locale, locales } from '#app/i18n/locales';
import { breadcrumbs, noindex, pathWith, previewMeta } from '#app/lib/page-head';
import { pageTitle } from '#app/lib/page-title';
import { housePicture } from '#app/lib/preview-picture';
import { feedLink } from './feed';
import type { NewsResult } from './article';

/** What the head of a list needs, out of its query. */
export function newsHeadData(result: NewsResult) {
  if (!result.ok) return { heading: result.heading, pages: 1, empty: true };
  const { heading, pages, cards } = result.news;
  return { heading, pages, empty: cards.length === 0 };
}

type NewsHead = {
  title: string;
  description: string;
  /** Encoded, with its leading slash, without search. */
  path: string;
  page?: number;
  /** The language that the address names. */
  asked?: Locale;
  /** None while the list is not known. */
  data?: ReturnType<typeof newsHeadData>;
};

/** The head of a page of a list of articles. */
export function newsHead(
  { i18n, locale, siteUrl }: { i18n: I18n; locale: Locale; siteUrl: string },
  { title, description, path, page = 1, asked, data = { heading: '', pages: 1, empty: true } }: NewsHead,
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
        address: at(asked),
        title: numbered,
        description,
        image: housePicture({ siteUrl, locale }),
      }),
      breadcrumbs(siteUrl, [
        [i18n._(msg`Home`), '/'],
        [i18n._(msg`News`), '/actus'],
        ...(path === '/actus' ? [] : [[title, path] as const]),
      ]),
    ],
    links: [
      { rel: 'canonical', href: at(asked) },
      { rel: 'alternate', hrefLang: 'x-default', href: at() },
      ...locales.map((lang) => ({ rel: 'alternate', hrefLang: lang, href: at(lang) })),
      feedLink(i18n, { locale, siteUrl }),
      ...(page > 1 ? [{ rel: 'prev', href: at(asked, page - 1) }] : []),
      ...(page < data.pages ? [{ rel: 'next', href: at(asked, page + 1) }] : []),
    ],
  };
}
