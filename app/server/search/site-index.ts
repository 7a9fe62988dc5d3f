import MiniSearch, { type SearchOptions } from 'minisearch';

import { legalPages } from '#app/lib/legal-pages';
import type { Findable } from './documents';
import { tells, wordsOf } from './words';

/** `matches`: folded words of the document that matched. */
export type Match = { document: Findable; matches: ReadonlySet<string> };

export type SiteIndex = {
  /** The best first. Empty for a query that holds no word which tells anything. */
  search(query: string): Match[];
};

/** Documents indexed per event-loop turn. */
const chunkSize = 20;

export async function buildIndex(documents: readonly Findable[]): Promise<SiteIndex> {
  const boostDocument = (id: number) => rankOf(documents[id]?.address ?? '');
  const index = new MiniSearch<Findable & { id: number }>({
    fields: ['title', 'name', 'keywords', 'partOf', 'text', 'body'],
    tokenize: (text) => wordsOf(text).map(({ folded }) => folded),
    processTerm: (folded) => (tells(folded) ? folded : null),
    searchOptions: {
      boost: { title: 4, name: 6, keywords: 6, partOf: 0.5, body: 0.5 },
      prefix: isStem,
      weights,
      boostDocument,
    },
  });
  await index.addAllAsync(
    documents.map((document, id) => ({ ...document, id })),
    { chunkSize },
  );
  return {
    search(query) {
      const terms = termsOf(query);
      if (terms === '') return [];
      for (const options of attempts) {
        const results = index.search(terms, options);
        if (results.length > 0) return results.flatMap(({ id, match }) => matchOf(documents[id], match));
      }
      return [];
    },
  };
}

/** A page before a part of one that has the same words, and the parts of legal texts last. */
function rankOf(address: string): number {
  if (!address.includes('#')) return 1.5;
  return isLegalPart(address) ? 0.4 : 1;
}

/** A section of a legal text, not its page. */
export function isLegalPart(address: string): boolean {
  return legalPages.some(({ path }) => address.startsWith(`${path}#`));
}

const weights = { prefix: 0.6, fuzzy: 0.3 };

/** All words as they are or begun; else with a typo each; else some of them. */
const attempts: SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: typosIn },
  { combineWith: 'OR' },
  { combineWith: 'OR', fuzzy: typosIn },
];

const maxTerms = 12;
const maxTermLength = 40;

function termsOf(query: string): string {
  const words = wordsOf(query).map(({ folded }) => folded.slice(0, maxTermLength));
  return [...new Set(words.filter(tells))].slice(0, maxTerms).join(' ');
}

/** Two letters begin too many words, unless they are the last. */
function isStem(term: string, at: number, terms: string[]): boolean {
  return term.length > 2 || at === terms.length - 1;
}

/** Edits allowed in a word; a transposition is two. */
function typosIn(term: string): number | false {
  if (term.length < 4 || /^\p{N}+$/u.test(term)) return false;
  return term.length < 8 ? 1 : 2;
}

function matchOf(document: Findable | undefined, match: Record<string, string[]>): Match[] {
  return document ? [{ document, matches: new Set(Object.keys(match)) }] : [];
}
