import type { Locale } from '#app/i18n/locales';
import { type Passage, plainText } from '../../pitch';
import { sentencesOf as cutIntoSentences } from '../../sentences';
import { inEach } from '../languages/each';
import { startsWithDigit, remembered, rememberedFor } from '../words';
import { numbersSaid } from './numbers';
import { bareWords } from './source';

export type Sentence = { text: string; line: Passage };

/** Several checks of a score ask for those of the same text. */
export const sentencesOf = rememberedFor((passages: Passage[]): readonly Sentence[] =>
  cutIntoSentences(passages).map(({ passage }) => ({ text: plainText(passage), line: passage })),
);

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

/** All its numbers, and more than half of its telling words; only the numbers where `comparing` is false. */
export function coversFact(said: ContentWords, fact: ContentWords, comparing = true): boolean {
  const numbers = [...fact.counts].every((number) => said.numbers.has(number));
  return numbers && (!comparing || shareOf(fact, said) > 0.5);
}

/** 0 to 1; 1 when there are no telling words. */
export function shareOf({ stems }: ContentWords, said: ContentWords): number {
  return stems.size === 0 ? 1 : [...stems].filter((stem) => said.stems.has(stem)).length / stems.size;
}
