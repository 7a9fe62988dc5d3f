import { locales, type Locale } from '#app/i18n/locales';
import type { Passage } from '../../pitch';
import { sentenceLimits } from '../bands';
import type { LineFault } from './line-rules';
import type { MeasuredSentence } from './measure';
import { bareWords, stem, type Source } from './source';

/** A fault of a whole text, with the line that shows it best. */
export type TextFault = LineFault & { line: Passage };

/**
 * The faults of a text of several sentences: another language, no proof, long sentences, repetition, and in a `full`
 * text what the brief gives and it does not say. The length is measured apart.
 */
export function textFaults(
  sentences: MeasuredSentence[],
  source: Source,
  lang: Locale,
  full: boolean,
): TextFault[] {
  const [first] = sentences;
  if (first === undefined) return [{ check: 1, line: [], text: 'The text is empty.' }];
  return [
    ...otherLanguage(sentences, lang, sentences.length < 5 ? 1 : 0),
    ...(source.isForeign || sentences.some(({ proves }) => proves)
      ? []
      : [{ check: 8 as const, line: first.line, text: 'It holds no fact of the brief and no placeholder.' }]),
    ...longOnAverage(sentences),
    ...repeated(sentences),
    ...(full
      ? missing(sentences, source).map((text) => ({ check: 14 as const, line: first.line, text }))
      : []),
  ];
}

/** Small words of another language outnumber those of this one by more than `margin` (quoted spans do not count). */
export function otherLanguage(sentences: MeasuredSentence[], lang: Locale, margin: number): TextFault[] {
  const total = (one: Locale) => sentences.reduce((sum, { smallWords }) => sum + smallWords[one], 0);
  const most = total(lang) + margin;
  const other = locales.find((one) => one !== lang && total(one) > most);
  if (other === undefined) return [];
  const line = sentences.find(({ smallWords }) => smallWords[other] > smallWords[lang])?.line;
  return [{ check: 2, line: line ?? [], text: `It reads as “${other}”; it must be in “${lang}”.` }];
}

function longOnAverage(sentences: MeasuredSentence[]): TextFault[] {
  const lengths = sentences.map(({ words }) => words);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const longest = sentences[lengths.indexOf(Math.max(...lengths))];
  if (mean <= sentenceLimits.mean || longest === undefined) return [];
  const text = `Its sentences have ${mean.toFixed(1)} words on average; at most ${sentenceLimits.mean} are easy to say.`;
  return [{ check: 12, line: longest.line, text }];
}

function repeated(sentences: MeasuredSentence[]): TextFault[] {
  const said = sentences.map(({ bare }) => bare);
  return sentences
    .filter(({ bare }, at) => said.indexOf(bare) !== at)
    .map(({ line }) => ({ check: 12, line, text: 'This sentence is said twice.' }));
}

/** The places, the audience and the declared values that the text does not say, each as a sentence. */
function missing(sentences: MeasuredSentence[], source: Source): string[] {
  const said = sentences.map(({ bare }) => bare).join(' ');
  const stems = new Set(said.split(' ').map(stem));
  const says = (words: string[]) =>
    words.length === 0 || source.isForeign || words.some((word) => stems.has(stem(word)));
  return [
    ...source.places
      .filter((place) => !said.includes(bareWords(place)))
      .map((place) => `It does not name the place “${place}”.`),
    ...(says(source.audience) ? [] : ['It does not name the audience of the brief.']),
    ...(says(source.values) ? [] : ['It says none of the declared messages and values.']),
  ];
}
