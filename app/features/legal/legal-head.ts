import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Locale } from '#app/i18n/locales';
import { pageHead } from '#app/lib/page-head';
import type { LegalName } from './legal';

type LegalMatch = {
  context: { i18n: I18n; locale: Locale; siteUrl: string };
  search: { lang?: Locale };
};

/** The head of a legal page. `text` is what its loader returned; undefined where the loader failed. */
export function legalHead(
  name: LegalName,
  { context, search }: LegalMatch,
  text: { title: string; description: string } | undefined,
) {
  if (!text) return {};
  const path = `/${name}`;
  const crumbs = [[context.i18n._(msg`Home`), '/'] as const, [text.title, path] as const];
  return pageHead(context, { ...text, path, asked: search.lang, crumbs });
}
