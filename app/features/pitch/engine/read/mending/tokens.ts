import type { Locale } from '#app/i18n/locales';
import { startsUpper } from '../../words';
import type { Token } from './mend';

/** The words and marks of a text; a French elision (« j’ ») is one of its own. What looks like a name, a code or an address is fixed. */
export function tokensOf(text: string, lang: Locale): Token[] {
  const straight = text.replaceAll('’', "'");
  const found = [...straight.matchAll(lang === 'fr' ? eliding : whole)];
  return found.map(({ 0: word, index: from }, at) => {
    const to = from + word.length;
    const opens = at === 0 || /^[.!?:]$/u.test(found[at - 1]?.[0] ?? '');
    const [before, after] = [straight.slice(Math.max(0, from - 1), from), straight.slice(to, to + 2)];
    const isPart = /[\p{N}@_&./-]/u.test(before) || /^(?:['@_&/\p{N}-]|\.\p{L})/u.test(after);
    const isNamed = startsUpper(word) && (!opens || /\p{Lu}/u.test(word.slice(1)));
    const isWord = /[\p{L}\d]/u.test(word) && !word.endsWith("'") && word.length <= longest;
    const isFixed = isPart || isNamed || !isWord;
    return { typed: word.toLocaleLowerCase(), from, to, isFixed, isCapital: startsUpper(word) };
  });
}

const eliding = /\p{L}+'?|\p{N}+(?:[.,]\p{N}+)?|[^\s\p{L}\p{N}]/gu;
const whole = /\p{L}+(?:'\p{L}+)?|\p{N}+(?:[.,]\p{N}+)?|[^\s\p{L}\p{N}]/gu;
const longest = 24;
