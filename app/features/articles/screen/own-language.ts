import { redirect } from '@tanstack/react-router';

import type { Locale } from '#app/i18n/locales';
import type { ArticleResult } from '../article';

/** Leads to the translation in the language of the reader, at its own slug; a draft is shown as it was asked for. */
export function articleInOwnLanguage(result: ArticleResult, locale: Locale): ArticleResult {
  if (!result.ok || result.value.isDraft) return result;
  const { lang, slug, alternates } = result.value.article;
  const own = alternates.find((translation) => translation.lang === locale)?.slug;
  if (lang === locale || own === undefined || own === slug) return result;
  throw redirect({
    to: '/actus/$articleSlug',
    params: { articleSlug: own },
    search: (before: { lang?: Locale }) => ({ lang: before.lang }),
    replace: true,
    statusCode: 302,
  });
}
