import type { Language } from '../languages/language';
import type { Brief } from '../../brief-schema';
import { wordsOf } from '../phrases';
import { fold } from '../words';
import type { Reading } from '../facts';
import { otherScript } from '../script';
import { maskNoise } from './mask';
import { isInstruction } from './instructions';
import { segmentsOf } from './segments';
import { withSmallStart } from './tidy';
import { unitsOf } from './units';

/** It often begins without a capital: how it was typed, the description tells. */
export function readAudience(
  { usedBy, description }: Pick<Brief, 'usedBy' | 'description'>,
  language: Language,
): Reading['audience'] {
  const { cues } = language;
  if (otherScript(usedBy)) return { words: usedBy.trim(), broad: false };
  const units = segmentsOf(maskNoise(usedBy), cues)
    .filter(({ text }) => !isInstruction(text))
    .flatMap((segment) => unitsOf(segment, language, description));
  const words = units.map(({ text }) => text).join('. ');
  const [first] = units;
  if (!first) return { words, broad: false };
  const bare = withoutPreposition(first.text, language);
  const broad = cues.broad.has(
    fold(bare)
      .replace(/[^\p{L}' ]/gu, '')
      .trim(),
  );
  const isPhrase = !broad && first.words.length <= mostWords;
  return {
    words,
    broad,
    ...(isPhrase && !first.hasVerb ? { phrase: language.grammar.generic(withSmallStart(bare)) } : {}),
  };
}

const mostWords = 18;

function withoutPreposition(text: string, { cues, lang }: Language): string {
  const words = wordsOf(text, lang);
  const match = cues.beforeAudience.startsAt(words, 0);
  return match === undefined ? text : text.slice(words[match.to]?.from ?? 0);
}
