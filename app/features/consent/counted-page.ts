import type { CountedPage } from './analytics';

/** `route`: as declared, with the names of its parameters in place of their values. */
type VisiblePage = { route: string; path: string; params: object };

/** What the browser says of the document. */
type PageFacts = { origin: string; title: string; referrer: string };

/** Names of what stands in public addresses. */
const publicParams = new Set(['articleSlug', 'chatbotSlug', 'name', 'solution', 'study', 'username']);

/** Their titles quote what was typed. */
const quotingRoutes = new Set(['/recherche']);

/**
 * What may be told of the page that a route shows. Of any other parameter, as in the address of a pitch or an order,
 * only the route is told, and the title is left out. Of the
 * page before (`referrer`) its origin alone: the tag would send what the browser says of it.
 */
export function countedPage(page: VisiblePage, { origin, title, referrer }: PageFacts): CountedPage {
  const isPublic = Object.keys(page.params).every((name) => publicParams.has(name));
  return {
    page_location: origin + (isPublic ? page.path : page.route),
    page_title: isPublic && !quotingRoutes.has(page.route) ? title : '',
    page_referrer: URL.parse(referrer)?.origin ?? '',
  };
}
