import type { Locale } from '#app/i18n/locales';
import { isNumberWord } from './numbers';
import { fold, remembered } from './words';

/** A word of a text; `from` and `to` are UTF-16 offsets, `folded` has no capitals, accents or curly apostrophes. */
export type Word = { text: string; folded: string; from: number; to: number };

/** Where a phrase stands, as indices of words (`to` is the one after its last), and the phrase as it was listed. */
export type PhraseMatch = { from: number; to: number; phrase: string };

export type Phrases = {
  /** The first phrase at or after a word; of those that start together the longest. */
  find(words: readonly Word[], start?: number): PhraseMatch | undefined;
  startsAt(words: readonly Word[], index: number): PhraseMatch | undefined;
};

/** One word: a number (`80 000`), a compound (`rendez-vous`), a French elision (`l’`). */
export function wordsOf(text: string, lang?: Locale): Word[] {
  return lang === 'en' || lang === 'es' ? splitWhole(text) : splitEliding(text);
}

const splitWhole = remembered(4000, (text) => split(text, false));
const splitEliding = remembered(4000, (text) => split(text, true));

function split(text: string, isEliding: boolean): Word[] {
  const places: { from: number; to: number }[] = [];
  const allFolded = fold(text);
  for (const { 0: run, index: from } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const to = from + run.length;
    const open = places.at(-1);
    const joint = open === undefined || from - open.to !== 1 ? '' : allFolded.charAt(open.to);
    const before = open === undefined || joint === '' ? '' : startOf(allFolded, open);
    const isElision = joint === "'" && isEliding && elided.has(before);
    if (open === undefined || joint === '' || isElision || !goesOn(before, joint, run)) {
      if (open !== undefined && isElision) open.to += 1;
      places.push({ from, to });
    } else {
      open.to = to;
    }
  }
  return places.map(({ from, to }) => ({
    text: text.slice(from, to),
    folded: allFolded.slice(from, to),
    from,
    to,
  }));
}

/** A word so far; no number or elision is so long that its end would tell more. */
function startOf(folded: string, { from, to }: { from: number; to: number }): string {
  return folded.slice(from, Math.min(to, from + longestStart));
}

const longestStart = 20;

function goesOn(before: string, joint: string, run: string): boolean {
  if (!isFigures(before)) return wordJoints.has(joint);
  if (!isFigures(run) || before.length >= longestStart) return false;
  const [first = '', ...rest] = before.split(/[^\d]/u);
  if (rest.some((group) => group.length !== 3)) return false;
  if (joint === '.' || joint === ',') return true;
  return joint === ' ' && run.length === 3 && first.length <= 3 && !/[.,]/u.test(before);
}

function isFigures(text: string): boolean {
  return /^[\d.,\s]+$/u.test(text);
}

const wordJoints = new Set(["'", '-', '‑', '‐']);

const elided = new Set('l d j m n s t c qu jusqu lorsqu puisqu quoiqu quelqu'.split(' '));

/** A token is a folded word, the beginning of one (`unfold*`), a number (`#`) or any word (`_`). */
export function createPhrases(list: readonly string[], lang?: Locale): Phrases {
  const byFirst = new Map<string, Phrase[]>();
  const byPrefix = new Map<string, Phrase[]>();
  for (const phrase of list) {
    const tokens = tokensOf(phrase);
    const [first = ''] = tokens;
    if (first === '' || tokens.includes('*')) continue;
    const [table, start] = first.endsWith('*') ? [byPrefix, first.slice(0, -1)] : [byFirst, first];
    table.set(start, [...(table.get(start) ?? []), { phrase, tokens }]);
  }
  const lengths = [...new Set([...byPrefix.keys()].map((start) => start.length))];
  const anyFirst = [...(byFirst.get('_') ?? []), ...(byFirst.get('#') ?? [])];

  function startsAt(words: readonly Word[], index: number): PhraseMatch | undefined {
    const word = words[index];
    if (word === undefined) return undefined;
    const folded = withoutElision(word.folded);
    let longest: Phrase | undefined;
    const consider = (phrases: readonly Phrase[] | undefined) => {
      if (phrases === undefined) return;
      for (const phrase of phrases) {
        if (phrase.tokens.length <= (longest?.tokens.length ?? 0)) continue;
        if (phrase.tokens.every((token, at) => fits(token, words[index + at], lang))) longest = phrase;
      }
    };
    consider(byFirst.get(folded));
    consider(anyFirst);
    for (const length of lengths)
      if (length <= folded.length) consider(byPrefix.get(folded.slice(0, length)));
    return longest && { from: index, to: index + longest.tokens.length, phrase: longest.phrase };
  }

  return {
    startsAt,
    find(words, start = 0) {
      for (let index = start; index < words.length; index += 1) {
        const match = startsAt(words, index);
        if (match !== undefined) return match;
      }
      return undefined;
    },
  };
}

function withoutElision(folded: string): string {
  return folded.endsWith("'") ? folded.slice(0, -1) : folded;
}

type Phrase = { phrase: string; tokens: string[] };

function tokensOf(phrase: string): string[] {
  return phrase
    .split(' ')
    .filter(Boolean)
    .flatMap((token) => {
      if (token === '<n>') return ['#'];
      if (token === '#' || token === '_') return [token];
      const words = wordsOf(token.replace('*', '')).map(({ folded }) => withoutElision(folded));
      return token.endsWith('*') ? [...words.slice(0, -1), `${words.at(-1) ?? ''}*`] : words;
    });
}

function fits(token: string, word: Word | undefined, lang: Locale | undefined): boolean {
  if (word === undefined) return false;
  if (token === '_') return true;
  if (token === '#') return isNumberWord(word.folded, lang);
  const folded = withoutElision(word.folded);
  return token.endsWith('*') ? folded.startsWith(token.slice(0, -1)) : folded === token;
}
