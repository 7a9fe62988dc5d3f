import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import {
  type CheckNumber,
  durations,
  type Pitch,
  plainText,
  type PitchOrder,
  type Question,
  type ScoreCard,
  type Verdict,
  type WeakPoint,
} from '../../pitch';
import { programChecks } from '../score/faults';
import { sentencesOf } from '../score/sentences';
import { fold } from '../words';
import { plainLine, toPassages } from './clean';
import { isFaultless } from './faults';
import { judged } from './prompts/score';

type Judged = keyof typeof judged;
const names = Object.keys(judged).filter((name): name is Judged => name in judged);
const verdict = z.enum(['good', 'weak', 'yours']);
const aboutWhich = z.enum(names);

export const cardSchema = z.object({
  verdicts: z.object({
    clear: verdict,
    hook: verdict,
    problem: verdict,
    outcome: verdict,
    difference: verdict,
    proof: verdict,
    ask: verdict,
    repeatable: verdict,
    complete: verdict,
  }),
  weakPoints: z.array(
    z.object({
      about: aboutWhich,
      seconds: z.enum(['15', '30', '60', '90']),
      line: z.string(),
      better: z.string(),
      why: z.string(),
    }),
  ),
  questions: z.array(z.object({ text: z.string(), lifts: aboutWhich })),
});
type CardAnswer = z.infer<typeof cardSchema>;

/**
 * The card of what the model judged, over the one that the rules computed: what a program decides stays as it is, and
 * so does what it finds lacking. Lines that are not in the pitch are dropped, and so are better
 * lines that break a check themselves.
 */
export function readCard(
  answer: CardAnswer,
  byRules: ScoreCard,
  { pitch, ...order }: PitchOrder & { pitch: Pitch },
): ScoreCard {
  const settled = new Set(byRules.weakPoints.filter(isSettled).map(({ check }) => check));
  const checks = byRules.checks.map(({ check, verdict: computed }) => ({
    check,
    verdict: settled.has(check) ? computed : verdictOf(check, computed, answer.verdicts),
  }));
  const weak = new Set(checks.filter((one) => one.verdict === 'weak').map(({ check }) => check));
  const told = answer.weakPoints
    .map((point) => weakPointOf(point, pitch, order))
    .filter((point) => point !== undefined);
  const computed = byRules.weakPoints.filter(({ check }) => !told.some((point) => point.check === check));
  const ofProgram = (point: WeakPoint) => programChecks.includes(point.check);
  return {
    checks,
    // A fault that is certain comes before an opinion.
    weakPoints: [...computed.filter(ofProgram), ...told, ...computed.filter((point) => !ofProgram(point))]
      .filter(({ check }) => weak.has(check))
      .filter((point, at, all) => all.findIndex((one) => isSame(one, point)) === at)
      .slice(0, mostWeakPoints),
    questions: questionsOf(answer, byRules, order),
  };
}

const mostWeakPoints = 6;
const mostQuestions = 4;
/** Characters of a reason or a question. */
const remarkLength = 200;

function isSame(one: WeakPoint, other: WeakPoint): boolean {
  return one.check === other.check && plainText(one.line) === plainText(other.line);
}

/** A blank is a blank whatever the model thinks of its line; of 8 and 14 a program finds what is lacking. */
function isSettled({ check, line }: WeakPoint): boolean {
  return check === 8 || check === 14 || line.some((span) => span.placeholder);
}

function verdictOf(check: CheckNumber, computed: Verdict, verdicts: CardAnswer['verdicts']): Verdict {
  const name = names.find((one) => judged[one].check === check);
  return name === undefined ? computed : verdicts[name];
}

function weakPointOf(
  point: CardAnswer['weakPoints'][number],
  pitch: Pitch,
  { brief, lang }: PitchOrder,
): WeakPoint | undefined {
  const sought = fold(plainLine(point.line, lang));
  const isIt = ({ text }: { text: string }) => fold(text) === sought;
  const duration = [durations.find((one) => `${one}` === point.seconds), ...durations].find(
    (one) => one !== undefined && sentencesOf(pitch.spoken[`${one}`]).some(isIt),
  );
  if (duration === undefined) return undefined;
  const line = sentencesOf(pitch.spoken[`${duration}`]).find(isIt)?.line ?? [];
  const [better] = toPassages([point.better], lang);
  const why = remark(point.why, lang);
  return {
    check: judged[point.about].check,
    duration,
    line,
    ...(better && fold(plainText(better)) !== sought && isFaultless(better, brief, lang) ? { better } : {}),
    ...(why ? { why } : {}),
  };
}

/** The model's questions; those of the rules where it has none. */
function questionsOf({ questions }: CardAnswer, byRules: ScoreCard, { lang }: PitchOrder): Question[] {
  if (questions.length === 0) return byRules.questions;
  const texts = questions.map(({ text, lifts }) => ({
    text: remark(text, lang),
    lifts: judged[lifts].check,
  }));
  return texts
    .filter(({ text }, at) => text !== '' && texts.findIndex((one) => one.text === text) === at)
    .slice(0, mostQuestions)
    .map((question, at) => ({ id: `q${at + 1}`, ...question }));
}

/** A remark as plain text, cut after a word where it is too long. */
function remark(text: string, lang: Locale): string {
  const plain = plainLine(text, lang);
  if (plain.length <= remarkLength) return plain;
  return `${plain.slice(0, remarkLength - 1).replace(/[\s,;:]+\S*$/u, '')}…`;
}
