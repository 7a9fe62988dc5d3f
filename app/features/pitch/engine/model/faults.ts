import type { Locale } from '#app/i18n/locales';
import {
  type AnsweredBrief,
  type Finding,
  type Passage,
  type Pitch,
  type PitchOrder,
  plainText,
  type Refinement,
} from '../../pitch';
import { programChecks, faultsOf } from '../score/faults';
import { measurer } from '../score/measure';
import { figuresOf, spelledNumbersOf } from '../score/numbers';
import { sentencesOf } from '../score/sentences';
import { sourceOf } from '../score/source';
import { otherLanguage } from '../score/text-rules';
import { styleOf } from '../style';
import { fold } from '../words';

/** Something wrong with an answer, as it is told to the model. */
export type AnswerFault = {
  /** Where in the answer. */
  where: string;
  line: string;
  fault: string;
  /** A fault that is worth another call by itself; the others are only told along. */
  asksAgain: boolean;
  /** How much worse than a small one: a founder is never to say what is not so. */
  weight: number;
};

/** What a program finds wrong with a pitch; `asked` decides the bands and the opening it must have. */
export function pitchFaults(pitch: Pitch, { brief, lang }: PitchOrder, asked: Refinement[]): AnswerFault[] {
  return faultsOf(pitch, brief, lang, styleOf(asked)).map((fault) => ({
    where: fault.part === 'spoken' ? `seconds${fault.duration}` : parts[fault.part],
    line: plainText(fault.line),
    fault: fault.text,
    asksAgain: programChecks.includes(fault.check),
    weight: fault.check === 9 || fault.check === 2 ? 3 : 1,
  }));
}

const parts = { 'one-liner': 'oneLiner', opening: 'openings', email: 'email' };

/** Texts that do not begin with the line that was chosen. */
export function openingFaults(pitch: Pitch, opening: Passage): AnswerFault[] {
  const start = fold(plainText(opening));
  return Object.entries(pitch.spoken)
    .filter(([, passages]) => !fold(plainText(passages)).startsWith(start))
    .map(([seconds, passages]) => ({
      where: `seconds${seconds}`,
      line: plainText(sentencesOf(passages)[0]?.line ?? []),
      fault: 'The text does not begin with the line of the block “opening”.',
      asksAgain: true,
      weight: 3,
    }));
}

/** What a program finds wrong with a finding: empty, another language, invented numbers, sentences to read twice. */
export function findingFaults(finding: Finding, { brief, lang }: PitchOrder): AnswerFault[] {
  const source = sourceOf(brief, lang);
  const sentences = measurer(source, lang)(finding);
  const fault = (line: Passage, text: string, weight = 1): AnswerFault => ({
    where: 'finding',
    line: plainText(line),
    fault: text,
    asksAgain: true,
    weight,
  });
  if (sentences.length === 0) return [fault([], 'The finding is empty.', 9)];
  return [
    ...otherLanguage(sentences, lang, 1).map(({ line, text }) => fault(line, text, 3)),
    ...sentences.flatMap(({ line, text, words }) => [
      ...numbersIn(text)
        .filter((number) => !source.numbers.has(number))
        .map((number) => fault(line, `The number ${number} is not in the brief.`, 3)),
      ...(words > longestSentence
        ? [fault(line, `This sentence has ${words} words; ${longestSentence} are the most.`)]
        : []),
    ]),
  ];
}

/** Words of a sentence in a finding, which is read and not said. */
const longestSentence = 45;

/** Figures that are no part of a word (“B2B”), and numbers in words beyond those that one counts things with. */
function numbersIn(text: string): string[] {
  const bare = text.replace(/\p{L}+\d[\p{L}\d]*|\d+\p{L}[\p{L}\d]+/gu, ' ');
  return [...figuresOf(bare), ...spelledNumbersOf(bare).filter((number) => Number.parseFloat(number) > 10)];
}

/** True when a line by itself breaks none of the checks that a program decides. */
export function isFaultless(line: Passage, brief: AnsweredBrief, lang: Locale): boolean {
  const sentences = measurer(sourceOf(brief, lang), lang)([line]);
  return (
    sentences.length > 0 &&
    otherLanguage(sentences, lang, 1).length === 0 &&
    sentences.every(({ faults }) => faults.length === 0)
  );
}
