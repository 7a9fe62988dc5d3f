import { ok } from '#app/lib/result';
import { overLimit } from '#app/server/http/server-functions/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import { excerptOf, markMatches } from '#app/server/search/excerpt';
import { isLegalPart, type Match } from '#app/server/search/site-index';
import { tellsAnything } from '#app/server/search/words';
import type { Hit, HitGroup, SearchResult } from './search';

/** Per kind, in the quick search; the page of results has them all. */
const mostQuick = 3;

/** More sections of one page come after those of others. */
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
  return ok({ total: matches.length, groups: groupsOf(matches, quick ? mostQuick : Infinity) });
}

/** Kinds in the order of their best matches. */
function groupsOf(matches: Match[], most: number): HitGroup[] {
  const kinds = new Map<HitGroup['kind'], Match[]>();
  for (const match of matches) {
    const { kind } = match.document;
    kinds.set(kind, [...(kinds.get(kind) ?? []), match]);
  }
  return Array.from(kinds, ([kind, ofKind]) => {
    const ordered = kind === 'page' ? inTurn(ofKind) : ofKind;
    return { kind, hits: ordered.slice(0, most).map(hitOf) };
  });
}

/** No page fills the list with its sections, and those of legal texts come last. */
function inTurn(matches: Match[]): Match[] {
  const countOfPath = new Map<string, number>();
  const late = (match: Match) => {
    const { address } = match.document;
    const [path = ''] = address.split('#');
    const before = countOfPath.get(path) ?? 0;
    countOfPath.set(path, before + 1);
    return (before >= mostOfAPage ? 1 : 0) + (isLegalPart(address) ? 2 : 0);
  };
  const turns = matches.map((match) => ({ match, turn: late(match) }));
  return turns.toSorted((one, other) => one.turn - other.turn).map(({ match }) => match);
}

function hitOf({ document, matches }: Match): Hit {
  const { address, title, partOf, text, body, lang } = document;
  const [path = '', hash] = address.split('#');
  return {
    path,
    hash,
    title: markMatches(title, matches),
    partOf,
    excerpt: excerptOf(body ? [text, body] : [text], matches),
    lang,
  };
}
