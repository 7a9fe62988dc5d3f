import { ok } from '#app/lib/result';
import { overLimit } from '#app/server/http/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import { excerptOf, partsOf } from '#app/server/search/excerpt';
import type { Match } from '#app/server/search/site-index';
import { tellsAnything } from '#app/server/search/words';
import type { Hit, HitGroup, SearchResult } from './search';

/** Per kind: on the page, and in the quick search. */
const mostHits = { whole: 20, quick: 3 };

const mostOfAPage = 3;

type Visitor = Pick<RequestContext, 'ip' | 'locale' | 'services'>;

/** What the site has on the query, by kinds; nothing for an empty one. */
export async function searchFor(
  { q, quick }: { q: string; quick: boolean },
  visitor: Visitor,
): Promise<SearchResult> {
  if (q === '') return ok({ total: 0, groups: [] });
  if (!tellsAnything(q)) return ok({ total: 0, groups: [], isTooShort: true });
  const refused = await overLimit('search', visitor);
  if (refused) return refused;
  const matches = await visitor.services.search.find(q, visitor.locale);
  const groups = groupsOf(matches, quick ? mostHits.quick : mostHits.whole);
  return ok({ total: groups.reduce((sum, { hits }) => sum + hits.length, 0), groups });
}

function groupsOf(matches: Match[], most: number): HitGroup[] {
  const taken = new Map<string, number>();
  const groups = new Map<HitGroup['kind'], Hit[]>();
  for (const match of matches) {
    const { kind, address } = match.document;
    const [path = ''] = address.split('#');
    const ofPage = taken.get(path) ?? 0;
    const hits = groups.get(kind) ?? [];
    if (hits.length >= most || (kind === 'page' && ofPage >= mostOfAPage)) continue;
    taken.set(path, ofPage + 1);
    groups.set(kind, [...hits, hitOf(match)]);
  }
  return Array.from(groups, ([kind, hits]) => ({ kind, hits }));
}

function hitOf({ document, matches }: Match): Hit {
  const { address, title, partOf, text, body, lang } = document;
  const [path = '', hash] = address.split('#');
  return {
    path,
    hash,
    title: partsOf(title, matches),
    partOf,
    excerpt: excerptOf(body ? [text, body] : [text], matches),
    lang,
  };
}
