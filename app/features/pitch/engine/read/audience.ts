import type { Language } from '../languages/language';
import { wordsOf } from '../phrases';
import { fold, lowerFirst } from '../words';
import type { Reading } from './facts';
import { maskNoise } from './mask';
import { isOrder } from './orders';
import { segmentsOf } from './segments';
import { startsWithAcronym } from './tidy';
import { unitsOf } from './units';

/** The audience of a brief: its first statement as a noun phrase, and all of it as cleaned. */
export function readAudience(usedBy: string, language: Language): Reading['audience'] {
  const { cues } = language;
  const units = segmentsOf(maskNoise(usedBy), cues)
    .filter(({ text }) => !isOrder(text))
    .flatMap((segment) => unitsOf(segment, language));
  const words = units.map(({ text }) => text).join('. ');
  const [first] = units;
  if (!first) return { words, broad: false };
  const bare = withoutPreposition(first.text, language);
  const broad = cues.broad.has(
    fold(bare)
      .replace(/[^\p{L}' ]/gu, '')
      .trim(),
  );
  const isPhrase = !broad && !startsWithPronoun(first.text, language) && first.words.length <= mostWords;
  const phrase = startsWithAcronym(bare) ? bare : lowerFirst(bare);
  return {
    words,
    broad,
    ...(isPhrase && !first.hasVerb ? { phrase: language.grammar.generic(phrase) } : {}),
  };
}

const mostWords = 18;

function withoutPreposition(text: string, { cues, lang }: Language): string {
  const words = wordsOf(text, lang);
  const match = cues.beforeAudience.startsAt(words, 0);
  return match === undefined ? text : text.slice(words[match.to]?.from ?? 0);
}

function startsWithPronoun(text: string, { cues, lang }: Language): boolean {
  const words = wordsOf(text, lang);
  return (
    cues.leansBefore.startsAt(words, 0) !== undefined || cues.leansOnOffer.startsAt(words, 0) !== undefined
  );
}
