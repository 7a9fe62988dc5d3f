import { setImmediate } from 'node:timers/promises';
import MiniSearch, { type SearchResult } from 'minisearch';

import type { Locale } from '#app/i18n/locales';
import type { Findable } from './documents';
import { quoteOf } from './quote';
import { type Concept, conceptsOf, termsOf } from './terms';

export type PassageIndex = {
  /** What answers a question, the best first; nothing where the site does not speak of it. */
  answer(question: string): Passage[];
};

/** `quote`: the sentences of the text that answer, some 300 characters. */
export type Passage = { document: Findable; quote: string };

type Entry = { id: number; title: string; partOf: string; text: string };

/** Passages analysed per event-loop turn. */
const chunkSize = 20;

/** A passage answers only when it speaks of more than half of what the question asks about, rare words counting most. */
const leastCoverage = 0.55;
const synonymWeight = 0.6;
/** In letters: one wrong letter of a shorter word makes another word. */
const shortestTypo = 6;
/** Questions of the FAQ were written to answer; a whole page comes before a part of it that has the same words. */
const boosts = { question: 1.5, wholePage: 1.2 };

export async function buildPassageIndex(
  passages: readonly Findable[],
  locale: Locale,
): Promise<PassageIndex> {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'partOf', 'text'],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term || null,
    searchOptions: {
      combineWith: 'OR',
      boost: { title: 3, partOf: 1 },
      boostDocument: (id: number) => boostOf(passages[id]),
    },
  });
  const pagesWith = new Map<string, Set<string>>();
  for (const [id, passage] of passages.entries()) {
    const entry = entryOf(passage, id);
    for (const term of new Set(`${entry.title} ${entry.partOf} ${entry.text}`.split(' '))) {
      pagesWith.set(term, (pagesWith.get(term) ?? new Set()).add(pageOf(passage)));
    }
    index.add(entry);
    if (id % chunkSize === 0) await setImmediate();
  }

  const pages = new Set(passages.map(pageOf)).size;
  const rarity = (term: string) => Math.log(1 + pages / ((pagesWith.get(term)?.size ?? 0) + 0.5));
  /** A word that the site never uses is the rarest of all, unless it has a name here. */
  const weightOf = ({ term, synonyms }: Concept) => {
    const known = [term, ...synonyms].filter((one) => pagesWith.has(one));
    return known.length > 0 ? Math.min(...known.map(rarity)) : rarity(term);
  };

  return {
    answer(question) {
      const concepts = conceptsOf(question, locale);
      if (concepts.length === 0) return [];
      const questionTerms = new Set(concepts.map(({ term }) => term));
      const terms = [...new Set(concepts.flatMap(({ term, synonyms }) => [term, ...synonyms]))];
      const results = index.search(terms.join(' '), {
        boostTerm: (term) => (questionTerms.has(term) ? 1 : synonymWeight),
        fuzzy: (term) => questionTerms.has(term) && !pagesWith.has(term) && term.length >= shortestTypo && 1,
      });
      const weighed = concepts.map((concept) => ({ ...concept, weight: weightOf(concept) }));
      const best = ranked(results, weighed).flatMap(({ id }) => passages[id] ?? []);
      return spreadOut(best).map((document) => ({ document, quote: quoteOf(document, new Set(terms)) }));
    },
  };
}

const mostPassages = 3;
const mostOfAPage = 2;

/** The first few, not all of one page. */
function spreadOut(passages: readonly Findable[]): Findable[] {
  const countOfPage = new Map<string, number>();
  const fitting = passages.filter((passage) => {
    const page = pageOf(passage);
    countOfPage.set(page, (countOfPage.get(page) ?? 0) + 1);
    return (countOfPage.get(page) ?? 0) <= mostOfAPage;
  });
  return fitting.slice(0, mostPassages);
}

function boostOf(passage: Findable | undefined): number {
  if (passage?.kind === 'question') return boosts.question;
  return passage?.address.includes('#') ? 1 : boosts.wholePage;
}

/** Each question of the FAQ counts as a page. */
function pageOf({ kind, address }: Findable): string {
  return kind === 'question' ? address : (address.split('#')[0] ?? '');
}

function entryOf(
  { title, name = '', section = '', partOf = '', text, body = '', lang }: Findable,
  id: number,
): Entry {
  const analysed = (words: string) => termsOf(words, lang).join(' ');
  return {
    id,
    title: analysed(`${title} ${name}`),
    partOf: analysed(`${section} ${partOf}`),
    text: analysed(`${text} ${body}`),
  };
}

type Weighed = Concept & { weight: number };

function ranked(results: SearchResult[], concepts: readonly Weighed[]): { id: number }[] {
  return results
    .map(({ id, score, queryTerms }) => ({
      id: Number(id),
      score,
      coverage: coverageOf(queryTerms, concepts),
    }))
    .filter(({ coverage }) => coverage >= leastCoverage)
    .toSorted((one, other) => other.score * other.coverage - one.score * one.coverage);
}

/** From 0 to 1. */
function coverageOf(matched: readonly string[], concepts: readonly Weighed[]): number {
  let covered = 0;
  let whole = 0;
  for (const { term, synonyms, weight } of concepts) {
    whole += weight;
    if (matched.includes(term) || synonyms.some((synonym) => matched.includes(synonym))) covered += weight;
  }
  return covered / whole;
}
