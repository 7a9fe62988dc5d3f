import { locales } from '#app/i18n/locales';
import type { Article } from '#app/server/content/content-source';
import { unlessAway } from '#app/server/content/unless-away';
import type { RequestContext } from '#app/server/http/request-context';
import { titlePreview } from '#app/server/previews/previews';
import { runtime } from '#app/server/runtime';
import { categoryLabel } from './category-names';

type Asked = { request: Request; visitor: Pick<RequestContext, 'ip'> };

/**
 * `GET /og/actus/{slug}.png?lang=…`: what a link to an article shows where the article has no picture for that, in the
 * language of the address if the article has it; any cache may keep it, so nothing else of the visitor counts. 404 for
 * an unknown one, 503 while the content service is away.
 */
export async function articlePicture(name: string, { request, visitor }: Asked): Promise<Response> {
  const [, slug] = /^(.{1,200})\.png$/su.exec(name.normalize('NFC')) ?? [];
  const articles = slug ? await everyArticle() : [];
  if (!articles) return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  const same = articles.filter((article) => article.slug === slug);
  const asked = new URL(request.url).searchParams.get('lang');
  const article = same.find(({ lang }) => lang === asked) ?? same[0];
  if (!article) return new Response(null, { status: 404 });
  const { title, category, lang } = article;
  const above = category && categoryLabel(category.name, lang);
  return titlePreview(request, { title, above }, { ip: visitor.ip, locale: lang });
}

/** By the lists, which are kept: whatever is asked for, the service is never asked about it. */
async function everyArticle(): Promise<Article[] | undefined> {
  const { content } = runtime();
  const lists = await unlessAway(() => Promise.all(locales.map((locale) => content.articles(locale))));
  return lists?.flat();
}
