import { eachWord, type Word, wordsOf } from './words';

export type Part = { text: string; hit: boolean };

/** Joined, the parts are the text again. */
export function partsOf(text: string, matches: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { at, end, folded } of wordsOf(text)) {
    if (!matches.has(folded)) continue;
    if (at > from) parts.push({ text: text.slice(from, at), hit: false });
    parts.push({ text: text.slice(at, end), hit: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}

/** In characters. */
const excerptLength = 180;
const lead = 60;

/** The surroundings of the first hit in the first of the texts that has one; else the beginning of the first. */
export function excerptOf(texts: readonly string[], matches: ReadonlySet<string>): Part[] {
  for (const text of texts) {
    const hit = firstOf(text, matches);
    if (hit) return partsOf(cutAround(text, hit.at), matches);
  }
  return partsOf(cutAround(texts[0] ?? '', 0), matches);
}

function firstOf(text: string, matches: ReadonlySet<string>): Word | undefined {
  for (const word of eachWord(text)) if (matches.has(word.folded)) return word;
  return undefined;
}

function cutAround(text: string, at: number): string {
  const from = at <= lead ? 0 : at - lead;
  const words = wordsOf(text.slice(from, from + excerptLength));
  const start = from + (from > 0 ? (words[1]?.at ?? 0) : 0);
  const isWhole = text.length <= from + excerptLength;
  const end = isWhole ? text.length : from + (words.at(-2)?.end ?? excerptLength);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${isWhole ? '' : ' …'}`;
}
