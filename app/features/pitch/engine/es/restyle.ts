import type { Style } from '../pack';
import { lookUp, upperFirst } from '../words';
import { formalTurns, formalWords } from './formal-words';
import { plainVerbs } from './plain-verbs';
import { plainTurns, plainWords } from './plain-words';
import { toUsted } from './usted';

/** A sentence in everyday words, or in a measured tone; what is quoted, left to fill in or a name stays as it is. */
export function restyle(sentence: string, { plain, formal }: Style): string {
  if (!plain && !formal) return sentence;
  const whole = formal ? turned(sentence, formalTurns) : sentence;
  return whole
    .split(/(«[^»]*»|\[[^\]]*\]|\u0001[^\u0002]*\u0002)/u)
    .map((part, at) => (at % 2 === 1 ? part : restyledPart(part, plain, formal)))
    .join('');
}

function restyledPart(part: string, plain: boolean, formal: boolean): string {
  let text = part;
  if (formal) text = toUsted(replaceWords(text, formalWords));
  if (plain) text = replaceWords(turned(text, plainTurns), allPlain);
  return text === part ? part : euphonic(text);
}

const allPlain = { ...plainVerbs, ...plainWords };

/** A sentence of several is turned one by one, so that each may begin as the table says. */
function turned(sentences: string, turns: readonly (readonly [RegExp, string])[]): string {
  return sentences
    .split(/(?<=[.!?]) (?=[\p{Lu}¿¡])/u)
    .map((one) => {
      const said = turns.reduce((text, [before, after]) => text.replace(before, after), one);
      return /^\p{Lu}/u.test(one) ? upperFirst(said) : said;
    })
    .join(' ');
}

/** A capital in the middle of a sentence is a name, and stays. */
function replaceWords(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/(?<![\p{L}-])\p{L}+(?:-\p{L}+)?(?![\p{L}-])/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    const other = lookUp(words, lower);
    if (other === undefined || other === lower) return word;
    if (word === lower) return other;
    const begins = /(?:^|[.!?:] |¿|¡)$/u.test(text.slice(0, at));
    return begins && word.slice(1) === lower.slice(1) ? other.charAt(0).toUpperCase() + other.slice(1) : word;
  });
}

/** « y » before i, « e » before another sound; « de el » and « a el » contracted. */
function euphonic(text: string): string {
  return text
    .replace(/(?<!\p{L})y (?=i|hi(?!e))/gu, 'e ')
    .replace(/(?<!\p{L})e (?=\p{Ll})(?!i|hi)/gu, 'y ')
    .replace(/(?<!\p{L})(d)e el (?=\p{Ll})/giu, '$1el ')
    .replace(/(?<!\p{L})(a) el (?=\p{Ll})/giu, '$1l ');
}
