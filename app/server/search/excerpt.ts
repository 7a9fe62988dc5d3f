import { eachWord, type Word, wordsOf } from './words';

export type MarkedPart = { text: string; hit: boolean };

/** Joined, the parts are the text again. */
export function markMatches(text: string, matches: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = [];
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
export function excerptOf(texts: readonly string[], matches: ReadonlySet<string>): MarkedPart[] {
  for (const text of texts) {
    const hit = firstOf(text, matches);
    if (hit) return markMatches(cutAround(text, hit.at), matches);
  }
  return markMatches(cutAround(texts[0] ?? '', 0), matches);
}

function firstOf(text: string, matches: ReadonlySet<string>): Word | undefined {
  for (const word of eachWord(text)) if (matches.has(word.folded)) return word;
  return undefined;
}

/** Cut at spaces alone: neither within a word nor behind an elision (“l’”), nor between a word and its guillemet. */
function cutAround(text: string, at: number): string {
  const start = at <= lead ? 0 : startBefore(text, at);
  const isWhole = text.length <= start + excerptLength;
  const end = isWhole ? text.length : endAfter(text, at, start + excerptLength);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${isWhole ? '' : ' …'}`;
}

/** The first beginning of a word within what leads to the hit. */
function startBefore(text: string, at: number): number {
  let start = text.indexOf(' ', at - lead) + 1;
  while (start < at && /[»”)\];:!?]/.test(text.charAt(start))) start = text.indexOf(' ', start) + 1;
  return start > 0 && start <= at ? start : at;
}

/** The last end of a word before `most`, behind the hit; there where no word ends. */
function endAfter(text: string, at: number, most: number): number {
  let end = text.lastIndexOf(' ', most);
  while (end > at && /[«“([]/.test(text.charAt(end - 1))) end = text.lastIndexOf(' ', end - 1);
  return end > at ? end : most;
}
