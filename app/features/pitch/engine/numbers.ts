import * as z from 'zod';

import { type Locale, locales } from '#app/i18n/locales';
import { dataOf, inEach } from './languages/each';
import { pairs } from './languages/lists';

/** What one number word stands for; “one” in any language counts nothing and is left out. */
export const numberWords = inEach((lang) => {
  const values = z.strictObject({ values: pairs }).parse(dataOf(lang, 'numbers')).values;
  return new Map(Object.entries(values).map(([word, value]) => [word, Number(value)]));
});

export function isNumberWord(folded: string, lang?: Locale): boolean {
  const first = folded.codePointAt(0) ?? 0;
  if (first >= 48 && first <= 57) return true;
  const parts = folded.split('-');
  return (lang === undefined ? locales : [lang]).some((one) =>
    parts.every((part) => numberWords[one].has(part)),
  );
}

export function isYear(folded: string): boolean {
  return /^(?:19|20)\d\d$/u.test(folded);
}

/** What figures stand for: `80 000`, `80,000` and `80.000` are 80000, `12,50` is 12.5, `15h30` is 15. */
export function valueOfFigures(figures: string): number {
  const groups = figures.split(/[^\d]/u);
  const [first = '', ...rest] = groups;
  const isGrouped = first.length <= 3 && first !== '0' && rest.length > 0;
  let whole = first;
  let at = 0;
  while (isGrouped && groups[at + 1]?.length === 3) whole += groups[(at += 1)] ?? '';
  const decimals = figures.charAt(first.length) === '.' || figures.charAt(first.length) === ',' || at > 0;
  return Number(`${whole}${decimals && groups[at + 1] ? `.${groups[at + 1]}` : ''}`);
}
