import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Locale } from '#app/i18n/locales';
import { noindexHead, pageHead } from '#app/lib/page-head';

type TextMatch = {
  context: { i18n: I18n; locale: Locale; siteUrl: string };
  search: { lang?: Locale };
};

/** The head of a text that stands below the solutions, at `path` (encoded); without `text` that of one that is not there. */
export function solutionHead(
  { context, search }: TextMatch,
  path: string,
  text?: { title: string; label: string; description: string },
) {
  const { i18n } = context;
  const overview = i18n._(msg`Our AI solutions`);
  if (!text) return noindexHead(overview);
  return pageHead(context, {
    title: text.title,
    description: text.description,
    path,
    asked: search.lang,
    crumbs: [
      [i18n._(msg`Home`), '/'],
      [overview, '/solutions-ia'],
      [text.label, path],
    ],
  });
}
