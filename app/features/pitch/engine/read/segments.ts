import type { Cues } from '../languages/cues';
import { hasDigit, hasLetter, hasLetterOrDigit, lookUp, startsLower, startsWithDigit } from '../words';

/** A stretch of a field between two ends of sentence. `mark` is the mark that ended it, if any. */
export type Segment = { from: number; to: number; text: string; mark: '' | '.' | '!' | '?' };

/** Their full stop ends no sentence. */
type Shortenings = Pick<Cues, 'abbreviations'>;

/** A line break ends a sentence unless the next line alone goes on in small letters. Linear in the length. */
export function segmentsOf(masked: string, cues: Shortenings): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  // Who begins in small letters begins every line so; the first capital may be the keyboard's.
  const starts = [...masked.matchAll(/[.!?]\s+(?=(\p{Ll})|\p{Lu})/gu)];
  const small = starts.filter(([, letter]) => letter !== undefined).length;
  const isSmall = /^\P{L}*\p{Ll}/u.test(masked) || (small > 1 && small === starts.length);
  const close = (to: number, mark: Segment['mark']) => {
    const text = masked.slice(from, to);
    if (/\p{L}|\p{N}/u.test(text)) segments.push({ ...trimmed(masked, from, to), mark });
    from = to + 1;
  };
  for (let at = 0; at < masked.length; at += 1) {
    const letter = masked.charAt(at);
    if (letter === '\n' ? isSmall || endsLine(masked, from, at) : letter === '•') close(at, '.');
    else if (isFinal(letter) && endsSentence(masked, from, at, cues)) close(at, markOf(masked, at));
  }
  close(masked.length, '');
  return segments;
}

function isFinal(letter: string): boolean {
  return /[.!?…。！？؟।]/u.test(letter);
}

function markOf(text: string, at: number): Segment['mark'] {
  const run = text.slice(at, at + 4);
  if (run.startsWith('?') || run.startsWith('!?')) return '?';
  return run.startsWith('!') ? '!' : '.';
}

function endsSentence(text: string, from: number, at: number, { abbreviations }: Shortenings): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  if (/^[.…\s]*\)/u.test(text.slice(at + 1, at + 5))) return false;
  if (text.charAt(at) !== '.') return true;
  // Addresses are blanked out before: “in town.we bring” are two sentences.
  const isAfterYear = /(?:19|20)\d\d$/u.test(text.slice(Math.max(from, at - 4), at)) && hasLetter(after);
  if (hasLetterOrDigit(after))
    return isAfterYear || (/\p{Ll}/u.test(before) && hasLetter(after) && isLong(text, from, at));
  const word = wordBefore(text, from, at);
  const rest = text.slice(at + 1, at + 4).trimStart();
  const shortened = `${word.toLowerCase()}.`;
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word) || lookUp(abbreviations, shortened) !== undefined) return false;
  // “8 a.m. after work”; “No. 5”, but “they say no. There …”.
  if (beforeNumber.has(shortened)) return !startsWithDigit(rest);
  return !/^\p{Ll}\.\p{Ll}$/u.test(word) || !/^[\p{Ll}\d]/u.test(rest);
}

const beforeNumber = new Set('no. p. n. art. pág.'.split(' '));

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
  return !startsLower(rest) || before === '';
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

function isSigned(text: string, at: number): boolean {
  return /[-–+]/u.test(text.charAt(at)) && hasDigit(text.charAt(at + 1));
}
