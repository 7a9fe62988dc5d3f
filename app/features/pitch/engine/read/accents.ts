import type { Locale } from '#app/i18n/locales';
import type { Dictionary } from '../languages/dictionary';

/** Every right form that has accents where this one has none: one of them, or two that often come together. */
export function accented(word: string, lang: Locale, { has }: Dictionary): string[] {
  const right = withOneMore(word, marked[lang]).filter(has);
  if (right.length > 0) return right;
  const [first, second] = together[lang];
  const twice = withOneMore(word, first).flatMap((one) => withOneMore(one, second));
  return [...new Set(twice)].filter(has);
}

function withOneMore(word: string, marks: Marks): string[] {
  return [...word].flatMap((letter, at) =>
    [...(marks[letter] ?? '')].map((mark) => word.slice(0, at) + mark + word.slice(at + 1)),
  );
}

type Marks = Partial<Record<string, string>>;

const marked: Record<Locale, Marks> = {
  en: {},
  es: { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'úü', n: 'ñ' },
  fr: { a: 'àâ', c: 'ç', e: 'éèêë', i: 'îï', o: 'ô', u: 'ùûü' },
};

const together: Record<Locale, readonly [first: Marks, second: Marks]> = {
  en: [{}, {}],
  es: [{ n: 'ñ' }, marked.es],
  fr: [{ e: 'é' }, { e: 'é' }],
};
