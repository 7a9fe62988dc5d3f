import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

import type { Locale } from '#app/i18n/locales';
import { fold, upperFirst } from '../words';
import { soundOf } from './sounds';

/** A word and how often it is used: 1 is the most frequent of its language. */
export type Frequent = { word: string; rank: number };

export type Dictionary = {
  /** Any form of a word, or a name without its capital. */
  has(word: string): boolean;
  /** A name, or a day: no dictionary has it without its capital, nor another frequent word with its letters («Clinica», but «clínica»). */
  isName(word: string): boolean;
  /** Whether a name is written so, which may be a word as well: «santiago», « paris ». */
  mayBeName(word: string): boolean;
  /** The frequent words that have these letters, accents and capitals aside, the most frequent first. */
  frequent(letters: string): readonly Frequent[];
  /** The frequent words that sound so (`soundOf`), the most frequent first. */
  sounding(sound: string): readonly Frequent[];
  /** How often a word is used, `rare` where it is not among the frequent ones. */
  rankOf(word: string): number;
};

/** The rank of a right word that is not among the frequent ones. */
const rare = 60_000;

/** Read from its files when a language is first asked for: most processes write no pitch in some of them. */
export function dictionaryOf(lang: Locale): Dictionary {
  const loading = loadingOf(lang);
  let part = loading.next();
  while (!part.done) part = loading.next();
  return part.value;
}

/** Reads it a few milliseconds at a time, so that nobody else waits, and once for all who ask meanwhile. */
export function prepareDictionary(lang: Locale): Promise<void> {
  preparing[lang] ??= readInParts(lang).finally(() => {
    delete preparing[lang];
  });
  return preparing[lang];
}

async function readInParts(lang: Locale): Promise<void> {
  const loading = loadingOf(lang);
  while (!loading.next().done) await setImmediate();
}

const preparing: Partial<Record<Locale, Promise<void>>> = {};
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
  const written = indexOf(words.length);
  const heard = indexOf(words.length);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    if (at % wordsInAPart === 0) yield;
    const word = words[at] ?? '';
    written.add(/^[a-z]+$/u.test(word) ? word : fold(word), at);
    if (at < mostHeard) heard.add(soundOf(word, lang), at);
  }
  const frequentAt = (places: readonly number[]) =>
    places.map((at) => ({ word: words[at] ?? '', rank: at + 1 }));
  return {
    has: (word) => forms.has(word) || forms.has(upperFirst(word)),
    isName: (word) =>
      !forms.has(word) &&
      forms.has(upperFirst(word)) &&
      written.find(fold(word)).every((at) => words[at] === upperFirst(word)),
    mayBeName: (word) => forms.has(upperFirst(word)),
    frequent: (letters) => frequentAt(written.find(letters)),
    sounding: (sound) => frequentAt(heard.find(sound)),
    rankOf(word) {
      const at = written.find(fold(word)).find((one) => words[one] === word);
      return at === undefined ? rare : at + 1;
    },
  };
}

const wordsInAPart = 1000;
/** Rarer words are seldom meant by what sounds like them, and to hear all takes long. */
const mostHeard = 20_000;

type Index = { add(key: string, at: number): void; find(key: string): readonly number[] };

/** Of each key the first place, and of each place the next one with the same key: lists of places would weigh more. */
function indexOf(size: number): Index {
  const first = new Map<string, number>();
  const next = new Uint16Array(size);
  return {
    add(key, at) {
      next[at] = first.get(key) ?? 0;
      first.set(key, at);
    },
    find(key) {
      let at = first.get(key);
      if (at === undefined) return none;
      const found: number[] = [];
      while (at !== undefined) {
        found.push(at);
        at = next[at] || undefined;
      }
      return found;
    },
  };
}

const none: readonly number[] = [];

function fileOf(lang: Locale, name: string): string {
  return fileURLToPath(import.meta.resolve(`#app/features/pitch/engine/languages/${lang}/${name}`));
}
