import type { Locale } from '#app/i18n/locales';
import type { Passage } from '../../pitch';
import { smallWordsOf } from '../check-words';
import { countWords, fold } from '../words';
import { lineFaults, type LineFault } from './line-rules';
import { ownText, sentencesOf, type Sentence } from './sentences';
import { bareWords, sharesFact, type Source } from './source';

/** A sentence with what the rules ask of it. */
export type MeasuredSentence = Sentence & {
  words: number;
  bare: string;
  /** Says a fact of the source, or leaves one to fill in. */
  proves: boolean;
  /** Small words of each language, of the engine's own. */
  smallWords: Record<Locale, number>;
  faults: LineFault[];
};

/**
 * Measures the sentences of texts about one brief. What was seen once is not worked out again: most sentences come in
 * several durations, in the e-mail, and in each version that is tried.
 */
export function measurer(source: Source, lang: Locale): (passages: Passage[]) => MeasuredSentence[] {
  const known = new Map<string, Omit<MeasuredSentence, keyof Sentence>>();
  return (passages) =>
    sentencesOf(passages).map((sentence) => {
      const key = `${sentence.text}\n${ownText(sentence.line)}`;
      const measured = known.get(key) ?? measure(sentence, source, lang);
      known.set(key, measured);
      return { ...sentence, ...measured };
    });
}

function measure(sentence: Sentence, source: Source, lang: Locale): Omit<MeasuredSentence, keyof Sentence> {
  const { text, line } = sentence;
  const own = fold(ownText(line)).match(/[a-z]+/gu) ?? [];
  const count = (one: Locale) => own.filter((word) => smallWordsOf[one].has(word)).length;
  return {
    words: countWords(text),
    bare: bareWords(text),
    proves:
      line.some((span) => span.placeholder === true || span.lang !== undefined) || sharesFact(text, source),
    smallWords: { fr: count('fr'), en: count('en'), es: count('es') },
    faults: lineFaults(sentence, source, lang),
  };
}
