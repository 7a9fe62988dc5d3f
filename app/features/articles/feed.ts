import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Locale } from '#app/i18n/locales';
import { pageTitle } from '#app/lib/page-title';

/** Where the feed of the articles in a language stands. */
export function feedPath(locale: Locale): string {
  return `/actus/rss.xml?lang=${locale}`;
}

/** What tells a feed reader of it, for the head of a page. */
export function feedLink(i18n: I18n, { locale, siteUrl }: { locale: Locale; siteUrl: string }) {
  return {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: pageTitle(i18n._(msg`News`)),
    href: siteUrl + feedPath(locale),
  };
}
