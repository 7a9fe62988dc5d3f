import { wordSet } from './lists';

type Clauses = {
  /** A word that begins a clause whose verb is not the main one: “that leaks”. */
  opensClause(at: number): boolean;
  isVerbAt(at: number): boolean;
  /** A verb joined to the one before it, whose clause is its own too: “that leaks and smells”. */
  isJoined(at: number): boolean;
  /** A word after which a clause that the sentence began with is over. */
  closesClause?(at: number): boolean;
};

/** Where the main finite verb stands, or -1: each clause that opens waits for a verb of its own. */
export function mainVerb(words: readonly string[], from: number, clauses: Clauses): number {
  let open = 0;
  let inside = false;
  for (let at = from; at < words.length; at += 1) {
    if (ends.has(words[at] ?? '')) {
      open = 0;
      inside = false;
    } else if (clauses.closesClause?.(at)) {
      open = 0;
    } else if (clauses.opensClause(at)) {
      open += 1;
    } else if (clauses.isVerbAt(at)) {
      if (open === 0 && !(inside && clauses.isJoined(at))) return at;
      if (open > 0) open -= 1;
      inside = true;
    }
  }
  return -1;
}

export function around(words: readonly string[], at: number) {
  const [first = ''] = words;
  return { first, before: words[at - 1] ?? '', word: words[at] ?? '', after: words[at + 1] ?? '' };
}

const ends = wordSet('; : . ! ?');
const marks = wordSet(', ; : . ! ? ( )');

export function isMark(word: string): boolean {
  return marks.has(word);
}

export function isFigure(word = ''): boolean {
  return /^[\d£€$]/u.test(word);
}
