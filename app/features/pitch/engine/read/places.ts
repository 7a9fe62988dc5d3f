import type { Locale } from '#app/i18n/locales';
import { dictionaryOf } from '../languages/dictionary';
import { type Language, languages } from '../languages/language';
import { slipsOf } from '../languages/slips';
import { isAnd } from '../languages/words';
import { type Word, wordsOf } from '../phrases';
import { fold, startsLower, startsUpper, upperFirst } from '../words';
import { candidatesFor, isDerived, isUsualEnglish, surest } from './misspelt';

/** Towns and other names with the capital that somebody in haste left out: “birds in ashington”, « je passe à tautira ». */
export function withPlaces(text: string, lang: Locale): string {
  const words = wordsOf(text, lang);
  const said = words.map((word) => word.text);
  const language = languages[lang];
  words.forEach((word, at) => {
    if (startsLower(word.text)) said[at] = ofPlace({ text, words, said, at, word, language }) ?? word.text;
  });
  return words.reduceRight(
    (whole, { from, to }, at) => whole.slice(0, from) + (said[at] ?? '') + whole.slice(to),
    text,
  );
}

type Place = {
  text: string;
  words: readonly Word[];
  /** The words as they are said; those before are mended. */
  said: readonly string[];
  at: number;
  word: Word;
  language: Language;
};

function isBeside(text: string, one: Word, other: Word): boolean {
  return text.slice(one.to, other.from) === ' ';
}

/** A name, or a word that no dictionary knows where a place is told: “in gikomba or eastleigh”. */
function ofPlace({ text, words, said, at, word, language }: Place): string | undefined {
  const { lang } = language;
  const dictionary = dictionaryOf(lang);
  const before = words[at - 1];
  const isPlaced = before && isBeside(text, before, word) && slipsOf[lang].places.has(before.folded);
  const isJoined = isAnd(before, language) && startsUpper(said[at - 2] ?? '');
  const isMeant = (most: number) =>
    candidatesFor(word.folded, lang, dictionary).some(
      // « méxico » is itself what is meant by its letters.
      (meant) => meant.score <= most && fold(meant.word) !== word.folded,
    );
  const isNamed = dictionary.isName(word.text) && !isMeant(surest(word.text.length));
  return isNamed || ((isPlaced || isJoined) && isTown(word.text, language))
    ? upperFirst(word.text)
    : undefined;
}

/** Few Spanish and French words are names besides, and many English ones: “in summer”. */
function isTown(word: string, { grammar, lang }: Language): boolean {
  const { has, isName, frequent, mayBeName } = dictionaryOf(lang);
  const isLone = /^\p{Ll}{5,}$/u.test(word) && !/[^aeiou]s$/u.test(word);
  const isTerm =
    isLone && (has(word) || frequent(fold(word)).length > 0 || isDerived(word) || isUsualEnglish(word));
  const isBoth = isLone && !grammar.headLast && mayBeName(word);
  return startsLower(word) && (isName(word) || isBoth || (isLone && !isTerm));
}
