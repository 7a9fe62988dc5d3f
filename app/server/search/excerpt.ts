import { eachWord, type Word, wordsOf } from './words';

/** A piece of a text; `hit` where it is a word that was searched for. */
export type Part = { text: string; hit: boolean };

/** A text cut where the words begin and end that `found` holds, folded. Joined, the parts are the text again. */
export function partsOf(text: string, found: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { at, end, folded } of wordsOf(text)) {
    if (!found.has(folded)) continue;
    if (at > from) parts.push({ text: text.slice(from, at), hit: false });
    parts.push({ text: text.slice(at, end), hit: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}

/** Characters of an excerpt, and how many of them stand before its first hit. */
const excerptLength = 180;
const lead = 60;

/** The surroundings of the first hit in the first of the texts that has one; else the beginning of the first. */
export function excerptOf(texts: readonly string[], found: ReadonlySet<string>): Part[] {
  for (const text of texts) {
    const hit = firstOf(text, found);
    if (hit) return partsOf(cutAround(text, hit.at), found);
  }
  return partsOf(cutAround(texts[0] ?? '', 0), found);
}

function firstOf(text: string, found: ReadonlySet<string>): Word | undefined {
  for (const word of eachWord(text)) if (found.has(word.folded)) return word;
  return undefined;
}

/** Cut between words; `at` is where one begins. */
function cutAround(text: string, at: number): string {
  const from = at <= lead ? 0 : at - lead;
  const words = wordsOf(text.slice(from, from + excerptLength));
  // The first and the last of them may be halves.
  const start = from + (from > 0 ? (words[1]?.at ?? 0) : 0);
  const isWhole = text.length <= from + excerptLength;
  const end = isWhole ? text.length : from + (words.at(-2)?.end ?? excerptLength);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${isWhole ? '' : ' …'}`;
}
