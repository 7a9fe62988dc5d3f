import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Locale } from '#app/i18n/locales';
import { pageTitle } from '#app/lib/page-title';

export function feedPath(locale: Locale): string {
  return `/actus/rss.xml?lang=${locale}`;
}

export function feedLink(i18n: I18n, { locale, siteUrl }: { locale: Locale; siteUrl: string }) {
  return {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: pageTitle(i18n._(msg`News`)),
    href: siteUrl + feedPath(locale),
  };
}
