import type { Findable } from './documents';
import { termsOf } from './terms';

/** In characters. A text that is hardly longer is quoted whole. */
const quoteLength = 320;
const wholeLength = 420;

/** The neighbouring sentences of a text that hold the most terms; dots stand for what is left out. */
export function quoteOf({ text, lang }: Pick<Findable, 'text' | 'lang'>, terms: ReadonlySet<string>): string {
  if (text.length <= wholeLength) return text;
  const segments = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text);
  const sentences = Array.from(segments, ({ segment }) => ({
    segment,
    matches: termsOf(segment, lang).filter((term) => terms.has(term)).length,
  }));
  let best = { from: 0, to: 0, matches: -1 };
  for (const from of sentences.keys()) {
    const candidate = windowFrom(sentences, from);
    if (candidate.matches > best.matches) best = { from, ...candidate };
  }
  const quote = sentences
    .slice(best.from, best.to)
    .map(({ segment }) => segment)
    .join('')
    .trim();
  const isEnd = best.to >= sentences.length;
  return `${best.from > 0 ? '… ' : ''}${clipped(quote)}${isEnd ? '' : ' …'}`;
}

type Sentence = { segment: string; matches: number };

/** At least one sentence, then as many as fit. */
function windowFrom(sentences: readonly Sentence[], from: number): { to: number; matches: number } {
  let [to, length, matches] = [from, 0, 0];
  for (const sentence of sentences.slice(from)) {
    if (to > from && length + sentence.segment.length > quoteLength) break;
    to += 1;
    length += sentence.segment.length;
    matches += sentence.matches;
  }
  return { to, matches };
}

/** A table or list may come as one long sentence. */
function clipped(quote: string): string {
  if (quote.length <= wholeLength) return quote;
  return `${quote.slice(0, quote.lastIndexOf(' ', quoteLength))} …`;
}
