import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import { createPhrases, type Phrases, type Word, wordsOf } from '../phrases';
import { fold, startsUpper, upperFirst } from '../words';
import { dataOf, inEach } from './each';
import { pairs, phrases, wordSet } from './lists';

const schema = z.strictObject({
  hype: phrases,
  plain: pairs,
  drop: phrases,
  adverts: phrases,
  fervour: phrases,
  scopes: phrases,
  ever: phrases.optional(),
  boasts: phrases,
});

const lists = inEach(read);

function read(lang: Locale) {
  const { hype, drop, plain, adverts, fervour, scopes, ever, boasts } = schema.parse(dataOf(lang, 'words'));
  const folded = new Map(Object.entries(plain).map(([from, to]) => [fold(from), to]));
  const found = {
    hype: createPhrases(hype),
    drop: createPhrases(drop),
    adverts: createPhrases(adverts),
    fervour: createPhrases(fervour),
    scopes: createPhrases(scopes),
    ever: createPhrases(ever ?? []),
    boasts: createPhrases(boasts),
    plain: createPhrases([...folded.keys()]),
  };
  return { hype, plain: folded, found };
}

export function hypeIn(lang: Locale): Phrases {
  return lists[lang].found.hype;
}

export function droppable(lang: Locale): Phrases {
  return lists[lang].found.drop;
}

/** What an advertisement tells its reader to do. */
export function advertsIn(lang: Locale): Phrases {
  return lists[lang].found.adverts;
}

/** With what founders say that they do it. */
export function fervourIn(lang: Locale): Phrases {
  return lists[lang].found.fervour;
}

/** Among what something is said to be the most. */
export function scopesIn(lang: Locale): Phrases {
  return lists[lang].found.scopes;
}

/** Of what has ever been: “ever made”. */
export function everIn(lang: Locale): Phrases {
  return lists[lang].found.ever;
}

/** What something is said to be where it is only praised: “is the most …”. */
export function boastsIn(lang: Locale): Phrases {
  return lists[lang].found.boasts;
}

/** The same list as one reads it: the beginnings of words end in “…”. */
export function hypeList(lang: Locale): string[] {
  return lists[lang].hype.map((phrase) => phrase.replaceAll('*', '…'));
}

/** Everyday words, one for one; a capital in mid-sentence may be a name, and stays. */
export function inPlainWords(line: string, lang: Locale): string {
  const words = wordsOf(line, lang);
  const { plain, found } = lists[lang];
  let text = '';
  let at = 0;
  let index = 0;
  while (index < words.length) {
    const match = found.plain.startsAt(words, index);
    const first = words[index];
    const last = words[(match?.to ?? index + 1) - 1];
    const to = match && plain.get(match.phrase);
    if (first && last && to !== undefined && mayChange(line, words, index, to)) {
      text += line.slice(at, first.from) + (isCapital(first.text) ? upperFirst(to) : to);
      at = last.to;
    }
    index = match?.to ?? index + 1;
  }
  return text + line.slice(at);
}

/** The word before agrees with the first sound of the next: “an”, « l’ », « de »; then both must begin alike. */
function mayChange(line: string, words: Word[], index: number, to: string): boolean {
  const word = words[index];
  const before = words[index - 1];
  if (word === undefined) return false;
  const isFirst = before === undefined || /[.!?…:]/u.test(line.slice(before.to, word.from));
  if (isCapital(word.text) && !isFirst) return false;
  return before === undefined || isVowel(word.folded) === isVowel(fold(to)) || !agreeing.has(before.folded);
}

const agreeing = wordSet(
  "a an l' d' qu' n' s' j' m' c' t' le la de du au que ne se je me te ce cet ma ta sa mon ton son " +
    "puisqu' lorsqu' jusqu' y o u e",
);

function isVowel(folded: string): boolean {
  return /^[aeiouh]/u.test(folded);
}

function isCapital(text: string): boolean {
  return startsUpper(text);
}
