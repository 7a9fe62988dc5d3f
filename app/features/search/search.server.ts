import * as z from 'zod';

import { parseRequest } from '#app/server/http/bad-request';
import { overLimit } from '#app/server/http/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import { excerptOf, partsOf } from '#app/server/search/excerpt';
import { searchSite } from '#app/server/search/search';
import type { Match } from '#app/server/search/site-index';
import { askedFor, type Hit, type HitGroup, type SearchResult } from './search';

const requestSchema = z.strictObject({ q: z.string().transform(askedFor), quick: z.boolean() });

/** Hits of a kind: on the page, and in the quick search. */
const mostHits = { whole: 20, quick: 3 };

/** Sections of one page, which may have many that say the same. */
const mostOfAPage = 3;

/** What the site has on the query, by kinds. Nothing for an empty one, status 429 over the visitor's limit. */
export async function searchFor(input: unknown, visitor: RequestContext): Promise<SearchResult> {
  const { q, quick } = parseRequest(requestSchema, input);
  if (q === '') return { ok: true, total: 0, groups: [] };
  const refused = await overLimit('search', visitor);
  if (refused) return refused;
  const matches = await searchSite(q, visitor.locale);
  const groups = groupsOf(matches, quick ? mostHits.quick : mostHits.whole);
  return { ok: true, total: groups.reduce((sum, { hits }) => sum + hits.length, 0), groups };
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

function hitOf({ document, found }: Match): Hit {
  const { address, title, partOf, text, body, lang } = document;
  const [path = '', hash] = address.split('#');
  return {
    path,
    hash,
    title: partsOf(title, found),
    partOf,
    excerpt: excerptOf(body ? [text, body] : [text], found),
    lang,
  };
}
