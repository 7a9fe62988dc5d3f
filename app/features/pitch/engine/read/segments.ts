import type { Cues } from '../languages/cues';
import { lookUp } from '../words';

/** A stretch of a field between two ends of sentence. `mark` is the mark that ended it, if any. */
export type Segment = { from: number; to: number; text: string; mark: '' | '.' | '!' | '?' };

/** Titles whose full stop never ends a sentence, and shortenings whose does before a capital only. */
type Shortenings = Pick<Cues, 'abbreviations' | 'spoken'>;

/**
 * The sentences and lines of a masked text with where they stand. A line break ends one unless the next line goes on in
 * small letters; a list item always begins one. Linear in the length of the text.
 */
export function segmentsOf(masked: string, cues: Shortenings): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  const close = (to: number, mark: Segment['mark']) => {
    const text = masked.slice(from, to);
    if (/\p{L}|\p{N}/u.test(text)) segments.push({ ...trimmed(masked, from, to), mark });
    from = to + 1;
  };
  for (let at = 0; at < masked.length; at += 1) {
    const letter = masked.charAt(at);
    if (letter === '\n' ? endsLine(masked, from, at) : letter === '•') close(at, '.');
    else if (isFinal(letter) && endsSentence(masked, from, at, cues)) close(at, markOf(masked, at));
  }
  close(masked.length, '');
  return segments;
}

function isFinal(letter: string): boolean {
  return letter === '.' || letter === '!' || letter === '?' || letter === '…';
}

/** The strongest of a run of marks such as `!?`. */
function markOf(text: string, at: number): Segment['mark'] {
  const run = text.slice(at, at + 4);
  if (run.startsWith('?') || run.startsWith('!?')) return '?';
  return run.startsWith('!') ? '!' : '.';
}

function endsSentence(
  text: string,
  from: number,
  at: number,
  { abbreviations, spoken }: Shortenings,
): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  if (/^[.…\s]*\)/u.test(text.slice(at + 1, at + 5))) return false;
  if (text.charAt(at) !== '.') return true;
  // Addresses are blanked out before: “in town.we bring” are two sentences.
  if (/[\p{L}\p{N}]/u.test(after))
    return /\p{Ll}/u.test(before) && /\p{L}/u.test(after) && isLong(text, from, at);
  const word = wordBefore(text, from, at);
  // “K.R. Hospital”.
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word) || lookUp(abbreviations, `${word.toLowerCase()}.`) !== undefined)
    return false;
  const isShortening = lookUp(spoken, word.toLowerCase()) ?? lookUp(spoken, `${word.toLowerCase()}.`);
  return isShortening === undefined || !/^\s*[\p{Ll}\d]/u.test(text.slice(at + 1, at + 4));
}

/** Words of three letters at least on both sides of the mark, unlike “e.g”. */
function isLong(text: string, from: number, at: number): boolean {
  return wordBefore(text, from, at).length > 2 && /^\p{L}{2}/u.test(text.slice(at + 1, at + 3));
}

function wordBefore(text: string, from: number, at: number): string {
  let start = at;
  while (start > from && at - start < 12 && /[\p{L}.]/u.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, at);
}

function endsLine(text: string, from: number, at: number): boolean {
  const rest = text.slice(at + 1, at + 40).trimStart();
  const before = text.slice(Math.max(from, at - 3), at).trimEnd();
  if (/[,:]$/u.test(before)) return false;
  return !/^\p{Ll}/u.test(rest) || before === '';
}

function trimmed(text: string, from: number, to: number): Omit<Segment, 'mark'> {
  let start = from;
  let end = to;
  while (start < end && /[\s,:)–—•·.!?¡¿>/+=-]/u.test(text.charAt(start)) && !isSigned(text, start))
    start += 1;
  if (/^\d{1,2}[.)]\s/u.test(text.slice(start, start + 4)))
    start += text.slice(start, start + 4).search(/\s/u) + 1;
  while (end > start && /[\s,:(–—-]/u.test(text.charAt(end - 1))) end -= 1;
  return { from: start, to: end, text: text.slice(start, end) };
}

/** A minus before a number belongs to it: `-30 %`. */
function isSigned(text: string, at: number): boolean {
  return /[-–+]/u.test(text.charAt(at)) && /\d/u.test(text.charAt(at + 1));
}
