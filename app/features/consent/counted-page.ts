import type { CountedPage } from './analytics';

/** `route`: as declared, with the names of its parameters in place of their values. */
type Shown = { route: string; path: string; params: object };

/** Names of what stands in public addresses. */
const publicParams = new Set(['articleSlug', 'chatbotSlug', 'name', 'solution', 'study', 'username']);

/**
 * What may be told of the page that a route shows. Of any other parameter, as in the address of a pitch or an order,
 * only the route is told, and the title is left out.
 */
export function countedPage(shown: Shown, { origin, title }: { origin: string; title: string }): CountedPage {
  const isPublic = Object.keys(shown.params).every((name) => publicParams.has(name));
  return {
    page_location: origin + (isPublic ? shown.path : shown.route),
    page_title: isPublic ? title : '',
  };
}
