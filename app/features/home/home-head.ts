import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { site } from '#app/content/site';
import type { Locale } from '#app/i18n/locales';
import { pageHead, structuredData } from '#app/lib/page-head';

type Context = { i18n: I18n; locale: Locale; siteUrl: string };

/** Names the company to search engines; `addressLang` is the language in the address. */
export function homeHead({ i18n, locale, siteUrl }: Context, addressLang?: Locale) {
  const head = pageHead(
    { locale, siteUrl },
    {
      title: i18n._(msg`Generative AI for marketing`),
      description: i18n._(
        msg`Verbe, a generative-AI consultancy for marketing teams, studies your market, tests your ideas and writes your campaigns. It makes Pitch Master, a free tool.`,
      ),
      path: '/',
      addressLang,
    },
  );
  return { ...head, meta: [...head.meta, houseData(siteUrl), siteData(siteUrl)] };
}

function houseData(siteUrl: string) {
  return structuredData({
    '@type': 'Organization',
    '@id': houseId(siteUrl),
    name: site.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/apple-touch-icon.png`,
    email: site.email,
  });
}

function siteData(siteUrl: string) {
  return structuredData({
    '@type': 'WebSite',
    name: site.name,
    url: `${siteUrl}/`,
    publisher: { '@id': houseId(siteUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/recherche?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
}

function houseId(siteUrl: string): string {
  return `${siteUrl}/#house`;
}
