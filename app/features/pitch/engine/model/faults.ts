import type { Finding, Passage, Pitch, PitchOrder, Refinement } from '../../pitch';
import { plainText } from '../../pitch';
import { faultsOf } from '../check/faults';
import { measurer, otherLanguage } from '../check/line-rules';
import { numbersSaid } from '../check/numbers';
import { sentencesOf } from '../check/sentences';
import { sourceOf } from '../check/source';
import type { Reading } from '../facts';
import { fold } from '../words';
import { promptWordsIn } from './prompt-words';

export type AnswerFault = {
  where: string;
  line: string;
  fault: string;
  /** A fault that is worth another call by itself; the others are only told along. */
  asksAgain: boolean;
  /** How much worse than a small one: a founder is never to say what is not so. */
  weight: number;
};

export function pitchFaults(
  pitch: Pitch,
  order: PitchOrder,
  reading: Reading,
  refinements: Refinement[],
): AnswerFault[] {
  const faults = faultsOf(pitch, order, reading, refinements).map((fault) => ({
    where: fault.part === 'spoken' ? `seconds${fault.duration}` : parts[fault.part],
    line: plainText(fault.line),
    fault: fault.text,
    // A text that must say all becomes a recital, and one of short sentences is clipped: the score card tells both.
    asksAgain: fault.check !== 10 && !fault.ofBreath,
    weight: fault.check === 7 ? 3 : 1,
  }));
  return [...faults, ...proofFaults(pitch, order, reading)];
}

export function isOfSpoken({ where, asksAgain }: AnswerFault): boolean {
  return asksAgain && (where === 'seconds30' || where === 'seconds60');
}

function proofFaults(pitch: Pitch, { lang }: PitchOrder, { facts }: Reading): AnswerFault[] {
  const numbersOf = (text: string) => numbersSaid(text, lang).filter(({ isCount }) => isCount);
  const proofs = facts.filter(({ kind, text }) => kind === 'proof' && numbersOf(text).length > 0);
  const values = new Set(proofs.flatMap(({ text }) => numbersOf(text).map(({ value }) => value)));
  if (values.size === 0) return [];
  const says = (passages: Passage[]) => {
    const said = numbersOf(plainText(passages));
    return said.length > 1 || said.some(({ value }) => values.has(value));
  };
  const { 15: _, ...longer } = pitch.spoken;
  const fault = `The text does not say what happened already: “${proofs[0]?.text}”.`;
  return textFaults({ ...pitch, spoken: longer }, says, fault, 1);
}

const parts = { 'one-liner': 'oneLiner', opening: 'openings', email: 'email' };

export function openingFaults(pitch: Pitch, opening: Passage): AnswerFault[] {
  const start = fold(plainText(opening));
  const beginsSo = (passages: Passage[]) => fold(plainText(passages)).startsWith(start);
  return textFaults(pitch, beginsSo, 'The text does not begin with the line of the block “opening”.');
}

function textFaults(
  pitch: Pitch,
  isRight: (passages: Passage[]) => boolean,
  fault: string,
  weight = 3,
): AnswerFault[] {
  const wrong = Object.entries(pitch.spoken).filter(([, passages]) => !isRight(passages));
  return wrong.map(([seconds, passages]) => {
    const line = plainText(sentencesOf(passages)[0]?.line ?? []);
    return { where: `seconds${seconds}`, line, fault, asksAgain: true, weight };
  });
}

export function findingFaults(finding: Finding, { brief, lang }: PitchOrder): AnswerFault[] {
  const source = sourceOf(brief, lang);
  const sentences = measurer(source, lang)(finding);
  const fault = (line: Passage, text: string, weight = 1): AnswerFault => {
    return { where: 'finding', line: plainText(line), fault: text, asksAgain: true, weight };
  };
  if (sentences.length === 0) return [fault([], 'The finding is empty.', 9)];
  const ofSentences = sentences.flatMap(({ line, text, words }) => {
    const numbers = numbersSaid(text, lang)
      .filter(({ value, isCount }) => isCount && Number.parseFloat(value) > mostCounted)
      .filter(({ value }) => !source.numbers.has(value));
    const unknown = promptWordsIn(text, lang).filter(
      (own) => !source.words.has(fold(own.split(' ').at(-1) ?? '')),
    );
    const isLong = words > longestSentence;
    return [
      ...numbers.map((number) =>
        fault(line, `The number “${number.text}” is nowhere in what the founder wrote.`, 3),
      ),
      ...unknown.map((own) => fault(line, `The founder does not know what “${own}” is.`)),
      ...(isLong ? [fault(line, `This sentence has ${words} words; ${longestSentence} are the most.`)] : []),
    ];
  });
  return [...otherLanguage(sentences, lang, 1).map(({ line, text }) => fault(line, text, 3)), ...ofSentences];
}

/** Words of a sentence in a finding, which is read and not said. */
const longestSentence = 45;

/** Up to here a finding counts what it speaks of: “three sentences”. */
const mostCounted = 10;

export function isFaultless(line: Passage, { brief, lang }: PitchOrder): boolean {
  const sentences = measurer(sourceOf(brief, lang), lang)([line]);
  const isRight = sentences.length > 0 && sentences.every(({ faults }) => faults.length === 0);
  return isRight && otherLanguage(sentences, lang, 1).length === 0;
}
