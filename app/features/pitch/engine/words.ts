/** Words of a text: runs of non-spaces that hold a letter or a digit, so that `l’offre` is one; placeholders count. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** Words of its longest stretch without a colon, at which a speaker breathes. */
export function wordsInABreath(text: string): number {
  return Math.max(...text.split(/:\s/u).map(countWords));
}

/** Sentences of a clean text, each with its final mark; a mark inside quotation marks does not end one. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…][»”"’]?)\s+(?=[\p{Lu}\p{N}«“"¿¡[£€$])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Lower case without accents or typographic apostrophes: what cue words are matched against. Keeps the length. */
export function fold(text: string): string {
  return text.length > longestWord ? foldAll(text) : foldWord(text);
}

function foldAll(text: string): string {
  return text.replace(marked, foldLetter).toLowerCase();
}

/** The grammars fold the words of a brief many times over. */
const foldWord = remembered(5000, foldAll);
const longestWord = 24;

/** The same answer again for a text asked lately: one pitch takes its sentences apart several times. */
export function remembered<Value>(most: number, work: (text: string) => Value): (text: string) => Value {
  const lately = new Map<string, Value>();
  return (text) => {
    const known = lately.get(text);
    if (known !== undefined) return known;
    if (lately.size >= most) lately.clear();
    const value = work(text);
    lately.set(text, value);
    return value;
  };
}

/** The same answer again for the same object: one run asks several times for what follows from its brief. */
export function rememberedFor<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found.value;
    const value = work(key);
    known.set(key, { value });
    return value;
  };
}

export function upperFirst(text: string): string {
  const at = text.search(/[\p{L}\p{N}]/u);
  return at < 0 ? text : text.slice(0, at) + text.charAt(at).toLocaleUpperCase() + text.slice(at + 1);
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

/** What a table says of a word; `constructor` is a word like any other, and no property of every object. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

function foldLetter(letter: string): string {
  return foldedLatin.get(letter) ?? letter;
}

/** Latin letters with their marks, and what typographers put between them; other scripts have no cue words. */
const marked = /[\x80-\u024f\u1e00-\u1eff’‘\u202f]/gu;
const foldedLatin = new Map(
  Array.from({ length: 0x1eff - 0x7f }, (_, at) => String.fromCodePoint(0x80 + at))
    .concat('’', '‘', '\u202f')
    .map((letter) => [letter, foldAny(letter)]),
);

function foldAny(letter: string): string {
  if (letter === '’' || letter === '‘') return "'";
  if (letter === '\u00a0' || letter === '\u202f') return ' ';
  return letter.normalize('NFD').charAt(0).toLowerCase() || letter;
}

export function hasDigit(text: string): boolean {
  return /\d/u.test(text);
}

export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

export function startsUpper(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

export function startsLower(text: string): boolean {
  return /^\p{Ll}/u.test(text);
}

export function startsWithDigit(text: string): boolean {
  return /^\d/u.test(text);
}

export function startsUpperOrDigit(text: string): boolean {
  return startsUpper(text) || startsWithDigit(text);
}

/** “Kolibri”, and not “SVT”. */
export function startsCapitalized(text: string): boolean {
  return startsUpper(text) && startsLower(text.slice(1));
}

/** Without the full stop, or several, that end it. */
export function withoutEnd(text: string): string {
  return text.replace(/[.\s]+$/u, '');
}

/** How many letters of two words are other, missing or too many. */
export function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, own] of [...other].entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + (own === letter ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
