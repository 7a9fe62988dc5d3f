import type { Locale } from '#app/i18n/locales';

/** Words of a text: runs of non-spaces that hold a letter or a digit, so that `l’offre` is one; placeholders count. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** Seconds it takes to say that many words aloud at an easy pace. */
export function speakingSeconds(words: number, lang: Locale): number {
  return Math.round((words * 60) / wordsPerMinute[lang]);
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
  return text.replace(/[^\x00-\x7f]/gu, foldLetter).toLowerCase();
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

/** A stable number for a text (FNV-1a, 32 bits), to choose among frames: the same brief, the same pitch. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

/** The options in an order that depends on the seed and on what they are for. */
export function rotate<T>(options: readonly T[], seed: number, purpose: string): T[] {
  const start = options.length === 0 ? 0 : hash(`${seed}:${purpose}`) % options.length;
  return [...options.slice(start), ...options.slice(0, start)];
}

function foldLetter(letter: string): string {
  return foldedLatin.get(letter) ?? foldAny(letter);
}

/** The letters and marks that texts in the three languages are full of. */
const foldedLatin = new Map(
  Array.from({ length: 0x100 }, (_, at) => String.fromCodePoint(0x80 + at))
    .concat('’', '‘', '\u202f')
    .map((letter) => [letter, foldAny(letter)]),
);

function foldAny(letter: string): string {
  if (letter === '’' || letter === '‘') return "'";
  if (letter === '\u00a0' || letter === '\u202f') return ' ';
  return letter.normalize('NFD').charAt(0).toLowerCase() || letter;
}

const wordsPerMinute: Record<Locale, number> = { en: 140, fr: 145, es: 150 };
