import type { Locale } from '#app/i18n/locales';
import type { Passage } from '../../pitch';
import { splitSentences } from '../words';
import { numbersSaid } from './numbers';
import { bareWords } from './source';

/** A sentence of a text, with the spans it is made of. */
export type Sentence = { text: string; line: Passage };

/** The sentences of some passages, each with its own spans. */
export function sentencesOf(passages: Passage[]): Sentence[] {
  return passages.flatMap((passage) => {
    const whole = passage.map((span) => span.text).join('');
    let from = 0;
    return splitSentences(whole).map((text) => {
      const start = whole.indexOf(text, from);
      from = start + text.length;
      return { text, line: cut(passage, start, from) };
    });
  });
}

/** The spans between two places of a passage, in UTF-16 units. */
function cut(passage: Passage, start: number, end: number): Passage {
  let at = 0;
  return passage.flatMap((span) => {
    const text = span.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += span.text.length;
    return text === '' ? [] : [{ ...span, text }];
  });
}

/** A line without the words that it quotes in another language. */
export function ownText(line: Passage): string {
  return line.map((span) => (span.lang === undefined ? span.text : '…')).join('');
}

/** What of a text tells it from others: all its numbers, those that count something, and the stems of longer words. */
export type Telling = Record<'numbers' | 'counts' | 'stems', ReadonlySet<string>>;

export function tellingOf(text: string, lang: Locale): Telling {
  const numbers = numbersSaid(text, lang);
  const words = bareWords(text).filter((word) => word.length > 3 && !/^\d/u.test(word));
  return {
    numbers: new Set(numbers.map(({ value }) => value)),
    counts: new Set(numbers.filter(({ isCount }) => isCount).map(({ value }) => value)),
    // Four letters are enough to know a word in its other forms.
    stems: new Set(words.map((word) => word.slice(0, 4))),
  };
}

/** Whether a text says a fact: all its numbers, and half of its telling words or more. `comparing` the words or not. */
export function saysFact(said: Telling, fact: Telling, comparing = true): boolean {
  const numbers = [...fact.counts].every((number) => said.numbers.has(number));
  return numbers && (!comparing || shareOf(fact, said) >= 0.5);
}

/** How many of the telling words of one text another holds, 0 to 1; 1 when there are none. */
export function shareOf({ stems }: Telling, said: Telling): number {
  return stems.size === 0 ? 1 : [...stems].filter((stem) => said.stems.has(stem)).length / stems.size;
}
