import { site } from '#app/content/site';
import { type Locale, locales } from '#app/i18n/locales';
import { pathWith, previewMeta } from '#app/lib/page-head';
import { pageTitle } from '#app/lib/page-title';

type ChatbotHead = {
  title: string;
  description: string;
  /** Encoded, with its leading slash, without search. */
  path: string;
  /** The language that the address names. */
  asked?: Locale;
};

/** The head of the directory and of a chatbot's page. */
export function chatbotHead(
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
  { title, description, path, asked }: ChatbotHead,
) {
  const address = siteUrl + pathWith(path, { lang: asked });
  return {
    meta: [
      { title: pageTitle(title) },
      { name: 'description', content: description },
      ...previewMeta({ type: 'website', siteName: site.name, locale, address, title, description }),
    ],
    links: [
      { rel: 'canonical', href: address },
      { rel: 'alternate', hrefLang: 'x-default', href: siteUrl + path },
      ...locales.map((lang) => ({
        rel: 'alternate',
        hrefLang: lang,
        href: siteUrl + pathWith(path, { lang }),
      })),
    ],
  };
}
