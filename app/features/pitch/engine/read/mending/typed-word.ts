import type { Locale } from '#app/i18n/locales';
import type { Dictionary } from '../../languages/dictionary';

/** A word as it was typed, in small letters, and what a dictionary knows of it. */
export type TypedWord = {
  typed: string;
  folded: string;
  rank: number;
  /** A right word of the language, whether or not it was meant. */
  isKnown: boolean;
  lang: Locale;
  dictionary: Dictionary;
};

/** A right word in small letters: not “clinica”, nor a name. */
export function isWord(word: string, { has, isName }: Dictionary): boolean {
  return has(word) && !isName(word);
}
