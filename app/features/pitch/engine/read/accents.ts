import type { Locale } from '#app/i18n/locales';
import type { Dictionary } from '../languages/dictionary';
import { slipsOf } from '../languages/slips';

/** Every right form that has accents where this one has none: one of them, or two that often come together. */
export function accented(word: string, lang: Locale, { has }: Dictionary): string[] {
  const { accents, twice } = slipsOf[lang];
  const right = withOneMore(word, accents).filter(has);
  if (right.length > 0) return right;
  const both = withOneMore(word, twice[0]).flatMap((one) => withOneMore(one, twice[1]));
  return [...new Set(both)].filter(has);
}

function withOneMore(word: string, marks: Record<string, string>): string[] {
  return [...word].flatMap((letter, at) =>
    [...(marks[letter] ?? '')].map((mark) => word.slice(0, at) + mark + word.slice(at + 1)),
  );
}
