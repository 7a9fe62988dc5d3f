import type { Locale } from '#app/i18n/locales';

const cards = 'populate[0]=image&populate[1]=createdBy&populate[2]=category&sort[0]=publishedAt:desc';
const wholeArticle = ['body', 'body.illustration', 'image', 'createdBy', 'category', 'seo', 'seo.sharedImage']
  .map((field, index) => `populate[${index}]=${field}`)
  .join('&');

/** What the service calls a language, where it is not its two letters, as in `fr-FR`. */
export type LocaleCodes = Partial<Record<Locale, string>>;

/** No parameter of a visitor's address reaches the service, where `status` would show drafts (product 8.1). */
export function createRequests(codes: LocaleCodes) {
  /** No `locale` means the service's own language; an empty one would find nothing. */
  const inLanguage = (request: string, locale: Locale | undefined) =>
    locale ? `${request}&locale=${codes[locale] ?? locale}` : request;

  return {
    articles: (locale?: Locale) => inLanguage(`articles?${cards}`, locale),
    byCategory: (name: string, locale?: Locale) =>
      inLanguage(`articles?${cards}&filters[category][name][$eqi]=${encodeURIComponent(name)}`, locale),
    byAuthorId: (id: number, locale?: Locale) =>
      inLanguage(`articles?${cards}&filters[createdBy][id][$eqi]=${id}`, locale),
    byUsername: (username: string, locale?: Locale) =>
      inLanguage(
        `articles?${cards}&filters[createdBy][username][$eqi]=${encodeURIComponent(username)}`,
        locale,
      ),
    latest: (locale?: Locale) =>
      inLanguage(`articles?${cards}&pagination[page]=1&pagination[pageSize]=3`, locale),
    article: (slug: string, locale?: Locale) =>
      inLanguage(`articles?filters[slug][$eq]=${encodeURIComponent(slug)}&${wholeArticle}`, locale),
    chatbots: (locale?: Locale) =>
      inLanguage('chatbots?populate[0]=image&sort[0]=order:asc&sort[1]=name:asc', locale),
  };
}

export function pageOf(request: string, page: number, pageSize: number): string {
  return `${request}&pagination[page]=${page}&pagination[pageSize]=${pageSize}`;
}

export function withDrafts(request: string): string {
  return `${request}&publicationState=preview&status=draft`;
}
