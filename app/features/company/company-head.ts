import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Locale } from '#app/i18n/locales';
import { pageHead } from '#app/lib/page-head';

type CompanyMatch = {
  context: { i18n: I18n; locale: Locale; siteUrl: string };
  search: { lang?: Locale };
};

type CompanyPlace = {
  path: string;
  /** Stands below the contact page in the way to it. */
  belowContact?: boolean;
};

/** The head of a page of the house, whose loader returned `text`. */
export function companyHead(
  { context, search }: CompanyMatch,
  { path, belowContact = false }: CompanyPlace,
  { title, description }: { title: string; description: string },
) {
  return pageHead(context, {
    title,
    description,
    path,
    asked: search.lang,
    crumbs: [
      [context.i18n._(msg`Home`), '/'],
      ...(belowContact ? [[context.i18n._(msg`Contact`), '/contact'] as const] : []),
      [title, path],
    ],
  });
}
