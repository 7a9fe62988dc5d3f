import type { Locale } from '#app/i18n/locales';
import type { CheckNumber, Passage, PitchOrder, PitchRun, Question, ScoreCard, WeakPoint } from '../../pitch';
import { checkNumbers } from '../../pitch-constants';
import { plainText } from '../../pitch';
import { typeset } from '../languages/typeset';
import { inPlainWords } from '../languages/word-lists';
import type { Reading } from '../facts';
import { countWords, fold, upperFirst } from '../words';
import { type Fault, faultsOf, programChecks } from './faults';
import { firstPassable } from './line-rules';
import { type Opinion, opinionsOf } from './reader-checks';
import { type Source, sourceOf } from './source';

export const mostQuestions = 5;

/** The score card that rules alone can give to a pitch of any engine; checks that need a reader are `unknown`. */
export function scoreByRules({
  refinements,
  questions,
  ...order
}: PitchOrder & Parameters<PitchRun['score']>[0] & { reading: Reading; questions: Question[] }): ScoreCard {
  // Only its maker can have made a text too long, and was told so while writing it.
  const faults = faultsOf(order.pitch, order, order.reading, refinements).filter(({ ofLength }) => !ofLength);
  const opinions = opinionsOf(order);
  const verdictOn = (check: CheckNumber) => {
    if (faults.some((fault) => fault.check === check)) return 'weak';
    if (programChecks.includes(check)) return 'good';
    return opinions.find((opinion) => opinion.check === check)?.verdict ?? 'unknown';
  };
  return {
    checks: checkNumbers.map((check) => ({ check, verdict: verdictOn(check) })),
    weakPoints: weakPointsOf(order, faults, opinions),
    questions: questions.slice(0, mostQuestions),
  };
}

function weakPointsOf({ brief, lang }: PitchOrder, faults: Fault[], opinions: Opinion[]): WeakPoint[] {
  const source = sourceOf(brief, lang);
  const leftOut = faults.filter(({ fact }) => fact).slice(0, mostFacts);
  const points: WeakPoint[] = [
    ...faults
      .filter((fault) => !fault.fact || leftOut.includes(fault))
      .map(({ check, duration, line, fact }) => ({
        check,
        line: fact ?? line,
        ...(duration && { duration }),
      })),
    ...opinions.flatMap(({ weak }) => weak ?? []),
  ];
  const told = points
    .filter(({ line }) => line.length > 0)
    .toSorted(
      (one, other) => checksByImportance.indexOf(one.check) - checksByImportance.indexOf(other.check),
    );
  return mostTelling(told).map((point) =>
    point.check === 9 ? { ...point, ...betterLine(point.line, source, lang) } : point,
  );
}

/** Facts that are left out; more of them would leave no room for the other lines. */
const mostFacts = 3;

/** Checks by how much mending them does for a pitch: first what is invented. */
const checksByImportance: CheckNumber[] = [7, 10, 1, 2, 8, 6, 5, 3, 4, 9];

/** Six at most; of points with the same check and the same line the first. */
export function mostTelling(points: WeakPoint[]): WeakPoint[] {
  const keys = points.map(({ check, line }) => `${check} ${plainText(line)}`);
  return points.filter((_, at) => keys.indexOf(keys[at] ?? '') === at).slice(0, 6);
}

function betterLine(line: Passage, source: Source, lang: Locale): { better?: Passage } {
  if (line.some((span) => span.lang !== undefined)) return {};
  const plain = inPlainWords(plainText(line), lang);
  const lines = [plain, ...splitLong(plain, lang)].map((text) => [{ text: typeset(text, lang) }]);
  return firstPassable(lines, line, source, lang);
}

function splitLong(text: string, lang: Locale): string[] {
  const joint = countWords(text) < 17 ? null : joints[lang].exec(fold(text));
  if (joint === null) return [];
  return [`${text.slice(0, joint.index)}. ${upperFirst(text.slice(joint.index + joint[0].length))}`];
}

// Before a pronoun a clause can stand by itself.
const joints: Record<Locale, RegExp> = {
  en: /(?:,? (?:and|but|so)|[,;]) (?=(?:we|i|it|they|you|this|he|she|there)\b)/u,
  fr: /(?:,? (?:et|mais)|[,;]) (?=(?:nous|je|il|elle|ils|elles|on|cela|vous)\b)/u,
  es: /(?:,? (?:y|pero)|[,;]) (?=(?:nosotros|nosotras|ellos|ellas|usted|esto|eso|tambien)\b)/u,
};
