import type { Locale } from '#app/i18n/locales';
import type { Passage } from '../../pitch';
import { inEach } from '../languages/each';
import { splitSentences, startsWithDigit, remembered } from '../words';
import { numbersSaid } from './numbers';
import { bareWords } from './source';

export type Sentence = { text: string; line: Passage };

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
export type ContentWords = Record<'numbers' | 'counts' | 'stems', ReadonlySet<string>>;

export function contentWordsOf(text: string, lang: Locale): ContentWords {
  return tellers[lang](text);
}

/** A score asks several times what the same sentences tell. */
const tellers = inEach((lang) => remembered(1000, (text) => readContentWords(text, lang)));

function readContentWords(text: string, lang: Locale): ContentWords {
  const numbers = numbersSaid(text, lang);
  const words = bareWords(text).filter((word) => word.length > 3 && !startsWithDigit(word));
  return {
    numbers: new Set(numbers.map(({ value }) => value)),
    counts: new Set(numbers.filter(({ isCount }) => isCount).map(({ value }) => value)),
    // Four letters are enough to know a word in its other forms.
    stems: new Set(words.map((word) => word.slice(0, 4))),
  };
}

/** All its numbers, and half of its telling words or more; only the numbers where `comparing` is false. */
export function coversFact(said: ContentWords, fact: ContentWords, comparing = true): boolean {
  const numbers = [...fact.counts].every((number) => said.numbers.has(number));
  return numbers && (!comparing || shareOf(fact, said) >= 0.5);
}

/** 0 to 1; 1 when there are no telling words. */
export function shareOf({ stems }: ContentWords, said: ContentWords): number {
  return stems.size === 0 ? 1 : [...stems].filter((stem) => said.stems.has(stem)).length / stems.size;
}
