import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

import type { Locale } from '#app/i18n/locales';
import { fold, upperFirst } from '../words';

/** A word and how often it is used: 1 is the most frequent of its language. */
export type Frequent = { word: string; rank: number };

export type Dictionary = {
  /** Any form of a word, or a name without its capital. */
  has(word: string): boolean;
  /** A name: no dictionary has it without its capital. */
  isName(word: string): boolean;
  /** The frequent words that have these letters, accents and capitals aside, the most frequent first. */
  frequent(letters: string): readonly Frequent[];
};

/** The rank of a right word that is not among the frequent ones. */
export const rare = 60_000;

/** Read from its files when a language is first asked for: most processes write no pitch in some of them. */
export function dictionaryOf(lang: Locale): Dictionary {
  const loading = loadingOf(lang);
  let part = loading.next();
  while (!part.done) part = loading.next();
  return part.value;
}

/** Reads it a few milliseconds at a time, so that nobody else waits. */
export async function prepareDictionary(lang: Locale): Promise<void> {
  const loading = loadingOf(lang);
  while (!loading.next().done) await setImmediate();
}

const loaded: Partial<Record<Locale, Dictionary>> = {};

function* loadingOf(lang: Locale): Generator<undefined, Dictionary> {
  return (loaded[lang] ??= yield* load(lang));
}

function* load(lang: Locale): Generator<undefined, Dictionary> {
  const packed = readFileSync(fileOf(lang, 'dictionary.trie.gz'));
  yield;
  const forms = decodeTrie(gunzipSync(packed));
  yield;
  const words = readFileSync(fileOf(lang, 'frequent-words.txt'), 'utf8').trimEnd().split('\n');
  // The first word with these letters, and for each word the next one with the same.
  const first = new Map<string, number>();
  const next = new Uint16Array(words.length);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    if (at % wordsInAPart === 0) yield;
    const word = words[at] ?? '';
    const letters = /^[a-z]+$/u.test(word) ? word : fold(word);
    next[at] = first.get(letters) ?? 0;
    first.set(letters, at);
  }
  return {
    has: (word) => forms.has(word) || forms.has(upperFirst(word)),
    isName: (word) => !forms.has(word) && forms.has(upperFirst(word)),
    frequent(letters) {
      let at = first.get(letters);
      if (at === undefined) return none;
      const found: Frequent[] = [];
      while (at !== undefined) {
        found.push({ word: words[at] ?? '', rank: at + 1 });
        at = next[at] || undefined;
      }
      return found;
    },
  };
}

const wordsInAPart = 5000;
const none: readonly Frequent[] = [];

function fileOf(lang: Locale, name: string): string {
  return fileURLToPath(import.meta.resolve(`#app/features/pitch/engine/languages/${lang}/${name}`));
}
