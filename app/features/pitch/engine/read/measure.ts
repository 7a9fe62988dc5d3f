import { inEach } from '../languages/each';
import { type Language, languages } from '../languages/language';
import { type Word, wordsOf } from '../phrases';
import { remembered } from '../words';

/** A text with its words, and what its grammar tells of it. */
export type Measured = {
  text: string;
  words: Word[];
  /** Which of the words is the main verb; -1 without any. */
  verb: number;
  /** With its marks looked at: a clause after a colon has none. */
  hasVerb: boolean;
  isOurs: boolean;
};

export function measured(text: string, { lang }: Language): Measured {
  return measurers[lang](text);
}

/** Parts of a sentence are measured again and again while one looks where to part it. */
const measurers = inEach((lang) => remembered(1000, (text) => measure(text, languages[lang])));

function measure(text: string, { lang, grammar, cues }: Language): Measured {
  const words = wordsOf(text, lang);
  // “My uncle” is not who speaks.
  const isOurs = words.some(
    ({ folded, text: word }, at) =>
      (cues.ourselves.has(folded) && !cues.kin.has(words[at + 1]?.folded ?? '')) ||
      grammar.isOurs(word) !== undefined,
  );
  return {
    ...{ text, words, isOurs },
    verb: grammar.finiteVerbIndex(words.map((word) => word.text)),
    hasVerb: grammar.finiteVerbIndex(tokensFor(text, words)) >= 0,
  };
}

function tokensFor(text: string, words: readonly Word[]): string[] {
  return words.flatMap(({ text: word, to }, at) => {
    const gap = text.slice(to, words[at + 1]?.from ?? text.length).trim();
    return gap === '' ? [word] : [word, gap.charAt(0)];
  });
}
