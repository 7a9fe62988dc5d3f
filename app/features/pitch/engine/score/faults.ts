import type { Locale } from '#app/i18n/locales';
import {
  durations,
  plainText,
  type AnsweredBrief,
  type CheckNumber,
  type Duration,
  type Passage,
  type Pitch,
} from '../../pitch';
import { bandFor, emailLimit, oneLinerLimit } from '../bands';
import type { Style } from '../pack';
import { unstyled } from '../style';
import { measurer, type MeasuredSentence } from './measure';
import { sourceOf, type Source } from './source';
import { otherLanguage, textFaults } from './text-rules';

/** The checks that a program decides alone. Of 8 and 14 it decides a part: a fault settles them, none does not. */
export const programChecks: readonly CheckNumber[] = [1, 2, 9, 11, 12];

/** What a program finds wrong with a pitch. */
export type Fault = {
  check: CheckNumber;
  part: 'one-liner' | 'spoken' | 'opening' | 'email';
  /** With `spoken`. */
  duration?: Duration;
  /** The sentence it was found in, or the one that shows it best. */
  line: Passage;
  /** What is wrong, as an English sentence that can be said to whoever writes it again. */
  text: string;
};

/**
 * Everything a program finds wrong with a pitch of any engine, the one-liner first, then by duration. `style` tells
 * the band to measure against. Openings and e-mail are looked at when there are any.
 */
export function faultsOf(
  pitch: Pitch,
  brief: AnsweredBrief,
  lang: Locale,
  style: Pick<Style, 'shorter'> = unstyled,
): Fault[] {
  return faultFinder(sourceOf(brief, lang), lang)(pitch, style);
}

/** `faultsOf` for several pitches of the same brief: it works nothing out twice. */
export function faultFinder(
  source: Source,
  lang: Locale,
): (pitch: Pitch, style: Pick<Style, 'shorter'>) => Fault[] {
  const rules: Rules = { source, lang, measure: measurer(source, lang) };
  return (pitch, style) => [
    ...oneLinerFaults(pitch.oneLiner, rules).map((fault) => ({ ...fault, part: 'one-liner' as const })),
    ...durations.flatMap((duration) =>
      spokenFaults(pitch.spoken[`${duration}`], duration, style, rules).map((fault) => ({
        ...fault,
        part: 'spoken' as const,
        duration,
      })),
    ),
    ...shortFaults(rules.measure(pitch.openings), rules).map((fault) => ({
      ...fault,
      part: 'opening' as const,
    })),
    ...emailFaults(pitch.email, rules).map((fault) => ({ ...fault, part: 'email' as const })),
  ];
}

type Rules = { source: Source; lang: Locale; measure: ReturnType<typeof measurer> };

type Found = Pick<Fault, 'check' | 'line' | 'text'>;

function spokenFaults(
  passages: Passage[],
  duration: Duration,
  style: Pick<Style, 'shorter'>,
  rules: Rules,
): Found[] {
  const { source, lang, measure } = rules;
  const sentences = measure(passages);
  const words = countAll(sentences);
  const [least, most] = bandFor(lang, duration, style);
  return [
    ...(words < least || words > most
      ? [
          {
            check: 1 as const,
            line: (words < least ? sentences[0] : longestOf(sentences))?.line ?? [],
            text: `The text has ${words} words; it must have ${least} to ${most}.`,
          },
        ]
      : []),
    ...textFaults(sentences, source, lang, duration >= 60),
    ...inLines(sentences),
  ];
}

function oneLinerFaults(line: Passage, rules: Rules): Found[] {
  const { length } = plainText(line);
  return [
    ...(length === 0 || length > oneLinerLimit
      ? [
          {
            check: 1 as const,
            line,
            text: `The one-liner has ${length} characters; it must have 1 to ${oneLinerLimit}.`,
          },
        ]
      : []),
    ...shortFaults(rules.measure([line]), rules),
  ];
}

function emailFaults({ subject, body }: Pitch['email'], { source, lang, measure }: Rules): Found[] {
  if (body.length === 0) return [];
  const sentences = measure(body);
  const words = countAll(sentences);
  return [
    ...(words > emailLimit
      ? [
          {
            check: 1 as const,
            line: longestOf(sentences)?.line ?? [],
            text: `The e-mail has ${words} words; it must have at most ${emailLimit}.`,
          },
        ]
      : []),
    ...textFaults(sentences, source, lang, true),
    ...inLines([...measure([subject]), ...sentences]),
  ];
}

/** The faults of lines that stand alone; one foreign word too many does not make another language of them. */
function shortFaults(sentences: MeasuredSentence[], { lang }: Rules): Found[] {
  return [...otherLanguage(sentences, lang, 1), ...inLines(sentences)];
}

function inLines(sentences: MeasuredSentence[]): Found[] {
  return sentences.flatMap(({ faults, line }) => faults.map((fault) => ({ ...fault, line })));
}

function longestOf(sentences: MeasuredSentence[]): MeasuredSentence | undefined {
  return sentences.toSorted((a, b) => b.words - a.words)[0];
}

function countAll(sentences: MeasuredSentence[]): number {
  return sentences.reduce((sum, { words }) => sum + words, 0);
}
