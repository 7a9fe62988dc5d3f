import type { Locale } from '#app/i18n/locales';
import type { CheckNumber, Duration, Passage, Pitch, PitchOrder, Refinement } from '../../pitch';
import { durationsOf, plainText } from '../../pitch';
import { maxWordsFor, maxEmailWords, isShorterAsked, maxOneLinerCharacters } from '../max-words';
import type { Reading } from '../facts';
import { type LineFault, type MeasuredSentence, measurer, otherLanguage } from './line-rules';
import { coversFact, contentWordsOf, sentencesOf } from './sentences';
import { type Source, sourceOf } from './source';

export const programChecks: readonly CheckNumber[] = [7, 9, 10];

export type Fault = LineFault & {
  part: 'one-liner' | 'spoken' | 'opening' | 'email';
  duration?: Duration;
  /** What the longest text leaves out, as the founder wrote it. */
  fact?: Passage;
};

type Rules = { source: Source; lang: Locale; shorter: boolean; measure: ReturnType<typeof measurer> };

/** Every fault of a pitch, whichever engine wrote it: the one-liner first, then by duration. */
export function faultsOf(
  pitch: Pitch,
  { brief, lang }: PitchOrder,
  reading: Pick<Reading, 'facts'>,
  refinements: readonly Refinement[] = [],
): Fault[] {
  const source = sourceOf(brief, lang);
  const rules = { source, lang, shorter: isShorterAsked(refinements), measure: measurer(source, lang) };
  const part = (name: Fault['part'], found: LineFault[]) => found.map((fault) => ({ ...fault, part: name }));
  const spoken = durationsOf(pitch).flatMap((duration) =>
    spokenFaults(pitch, duration, rules).map((fault) => ({ ...fault, part: 'spoken' as const, duration })),
  );
  return [
    ...part('one-liner', oneLinerFaults(pitch.oneLiner, rules)),
    ...spoken,
    ...missingFacts(pitch, reading, rules),
    ...part('opening', shortFaults(rules.measure(pitch.openings), rules)),
    ...part('email', emailFaults(pitch.email, rules)),
  ];
}

function spokenFaults(pitch: Pitch, duration: Duration, rules: Rules): LineFault[] {
  const sentences = rules.measure(pitch.spoken[`${duration}`] ?? []);
  const most = maxWordsFor(rules.lang, duration, { shorter: rules.shorter });
  return [...tooMany(sentences, most, 'text'), ...textFaults(sentences, rules)];
}

function oneLinerFaults(line: Passage, rules: Rules): LineFault[] {
  const { length } = plainText(line);
  const text = `The one-liner has ${length} characters; it must have 1 to ${maxOneLinerCharacters}.`;
  const isOver = length === 0 || length > maxOneLinerCharacters;
  // The one-liner is read, not said: it is not measured in breaths.
  const faults = shortFaults(rules.measure([line]), rules).filter(({ ofBreath }) => ofBreath !== true);
  return [...(isOver ? [ofForm(line, text)] : []), ...faults];
}

function emailFaults({ subject, body }: Pitch['email'], rules: Rules): LineFault[] {
  if (body.length === 0) return [];
  const sentences = rules.measure(body);
  const read = rules.measure([subject]).flatMap((one) => one.faults.filter((fault) => !fault.ofBreath));
  return [...tooMany(sentences, maxEmailWords, 'e-mail'), ...read, ...textFaults(sentences, rules)];
}

function tooMany(sentences: MeasuredSentence[], most: number, what: string): LineFault[] {
  const words = sentences.reduce((sum, one) => sum + one.words, 0);
  const line = sentences.toSorted((a, b) => b.words - a.words)[0]?.line ?? [];
  const text = `The ${what} has ${words} words; ${most} are the most.`;
  return words > most ? [{ ...ofForm(line, text), ofLength: true }] : [];
}

function ofForm(line: Passage, text: string): LineFault {
  return { check: 9, line, text };
}

function textFaults(sentences: MeasuredSentence[], { lang }: Rules): LineFault[] {
  if (sentences.length === 0) return [ofForm([], 'The text is empty.')];
  const said = sentences.map(({ bare }) => bare);
  const repeated = sentences.filter(({ bare }, at) => said.indexOf(bare) !== at);
  return [
    ...otherLanguage(sentences, lang, sentences.length < 5 ? 1 : 0),
    ...repeated.map(({ line }) => ofForm(line, 'This sentence is said twice.')),
    ...sentences.flatMap(({ faults }) => faults),
  ];
}

/** A single line may hold a foreign word: its language is not checked. */
function shortFaults(sentences: MeasuredSentence[], { lang }: Rules): LineFault[] {
  return [...otherLanguage(sentences, lang, 1), ...sentences.flatMap(({ faults }) => faults)];
}

/** The facts of the description that the longest text does not say; of a foreign one only the numbers are compared. */
function missingFacts(pitch: Pitch, reading: Pick<Reading, 'facts'>, rules: Rules): Fault[] {
  const { source, lang } = rules;
  const duration = durationsOf(pitch).at(-1);
  if (duration === undefined) return [];
  const passages = pitch.spoken[`${duration}`] ?? [];
  const said = contentWordsOf(plainText(passages), lang);
  const line = sentencesOf(passages)[0]?.line ?? [];
  return reading.facts
    .filter(({ field }) => field === 'description')
    .filter(({ text }) => !coversFact(said, contentWordsOf(text, source.lang ?? lang), !source.isForeign))
    .map(({ text: fact }) => {
      const text = `The longest text does not say this fact whole: “${fact}”.`;
      const span = source.isForeign && source.lang ? { text: fact, lang: source.lang } : { text: fact };
      return { check: 10, part: 'spoken', duration, line, text, fact: [span] };
    });
}
