import { locales } from '#app/i18n/locales';
import type { Article, ContentSource } from '#app/server/content/content-source';
import { unlessUnavailable } from '#app/server/content/unless-unavailable';
import type { RequestContext } from '#app/server/http/request-context';
import type { Services } from '#app/server/services';
import { categoryLabel } from '#app/content/categories';

type Visitor = Pick<RequestContext, 'ip'> & { services: Pick<Services, 'content' | 'linkPreviews'> };

/**
 * `GET /og/actus/{slug}.png?lang=…`; cacheable by anybody. 404 for an unknown slug, 503 while content is
 * unavailable.
 */
export async function articlePicture(
  name: string,
  { request, visitor }: { request: Request; visitor: Visitor },
): Promise<Response> {
  const { ip, services } = visitor;
  const [, slug] = /^(.{1,200})\.png$/su.exec(name.normalize('NFC')) ?? [];
  const articles = slug ? await everyArticle(services.content) : [];
  if (!articles) return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  const same = articles.filter((article) => article.slug === slug);
  const asked = new URL(request.url).searchParams.get('lang');
  const article = same.find(({ lang }) => lang === asked) ?? same[0];
  if (!article) return new Response(null, { status: 404 });
  const { title, category, lang } = article;
  const above = category && categoryLabel(category.name, lang);
  return services.linkPreviews.answer(request, { title, above }, { ip, locale: lang });
}

/** From the cached lists: the service is not asked about the name. */
async function everyArticle(content: ContentSource): Promise<Article[] | undefined> {
  const lists = await unlessUnavailable(() => Promise.all(locales.map((locale) => content.articles(locale))));
  return lists?.flat();
}
