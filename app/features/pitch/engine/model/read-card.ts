import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import type { Pitch, PitchOrder, Question, ScoreCard, WeakPoint } from '../../pitch';
import { durations, questionIds, verdicts } from '../../pitch-constants';
import { plainText } from '../../pitch';
import { mostQuestions, mostTelling } from '../check/score-card';
import { programChecks } from '../check/faults';
import { sentencesOf } from '../check/sentences';
import { fold, hasLetter } from '../words';
import { liftedBy } from '../realise/questions';
import { plainLine, toPassages } from './sanitize';
import { isFaultless } from './faults';
import { openQuestions } from './material';
import { judged } from './prompts';

const names = Object.keys(judged).filter((name): name is keyof typeof judged => name in judged);
const verdict = z.enum(verdicts);
const text = z.string();
const seconds = z.enum(['15', '30', '60', '90']);

export const cardSchema = z.object({
  verdicts: z.object({
    clear: verdict,
    opens: verdict,
    problem: verdict,
    outcome: verdict,
    difference: verdict,
    proof: verdict,
    ask: verdict,
  }),
  weakPoints: z.array(z.object({ about: z.enum(names), seconds, line: text, better: text, why: text })),
  questions: z.array(z.object({ id: z.enum(questionIds), text, example: text, starter: text })),
});
type CardAnswer = z.infer<typeof cardSchema>;

/** Checks of a program stay; lines that are not in the pitch, or break a check, are dropped. */
export function readCard(answer: CardAnswer, byRules: ScoreCard, order: PitchOrder, pitch: Pitch): ScoreCard {
  const checks = byRules.checks.map(({ check, verdict: computed }) => {
    const name = names.find((one) => judged[one].check === check);
    return { check, verdict: name === undefined ? computed : answer.verdicts[name] };
  });
  const weak = new Set(checks.filter((one) => one.verdict === 'weak').map(({ check }) => check));
  const told = answer.weakPoints.flatMap((point) => weakPointOf(point, pitch, order) ?? []);
  const computed = byRules.weakPoints.filter(({ check }) => !told.some((point) => point.check === check));
  // A fault that is certain comes before an opinion.
  const certain = computed.filter(({ check }) => programChecks.includes(check));
  const others = computed.filter(({ check }) => !programChecks.includes(check));
  return {
    checks,
    weakPoints: mostTelling([...certain, ...told, ...others].filter(({ check }) => weak.has(check))),
    questions: questionsOf(answer, byRules, order),
  };
}

function weakPointOf(
  point: CardAnswer['weakPoints'][number],
  pitch: Pitch,
  order: PitchOrder,
): WeakPoint | undefined {
  const { lang } = order;
  const sought = fold(plainLine(point.line, lang));
  const lineIn = (one: (typeof durations)[number]) =>
    sentencesOf(pitch.spoken[`${one}`] ?? []).find((sentence) => fold(sentence.text) === sought)?.line;
  const told = durations.filter((one) => `${one}` === point.seconds);
  const duration = [...told, ...durations].find((one) => lineIn(one) !== undefined);
  if (duration === undefined) return undefined;
  const [better] = toPassages([point.better], lang);
  const isBetter = better && fold(plainText(better)) !== sought && isFaultless(better, order);
  const why = remark(point.why, lang);
  return {
    check: judged[point.about].check,
    duration,
    line: lineIn(duration) ?? [],
    ...(isBetter && { better }),
    ...(why && { why }),
  };
}

function questionsOf({ questions }: CardAnswer, byRules: ScoreCard, { brief, lang }: PitchOrder): Question[] {
  const asked = openQuestions(brief).flatMap((id) => {
    const question = questions.find((one) => one.id === id && hasLetter(one.text));
    if (question === undefined) return [];
    const rule = byRules.questions.find((one) => one.id === id);
    const example = remark(question.example, lang) || rule?.example;
    const starter = starterOf(question.starter, lang) || rule?.starter;
    const shown = { ...(example && { example }), ...(starter && { starter }) };
    return [{ id, text: remark(question.text, lang), ...shown, lifts: liftedBy[id] }];
  });
  return asked.length === 0 ? byRules.questions : asked.slice(0, mostQuestions);
}

function starterOf(words: string, lang: Locale): string {
  const bare = words.replace(/[\s.…]+$/u, '');
  const starter = plainLine(bare, lang);
  return starter === '' || starter.length > 60 ? '' : `${starter}${bare.endsWith(',') ? ',' : ''}`;
}

function remark(words: string, lang: Locale): string {
  const plain = plainLine(words, lang);
  return plain.length <= 200 ? plain : `${plain.slice(0, 199).replace(/[\s,;:]+\S*$/u, '')}…`;
}
