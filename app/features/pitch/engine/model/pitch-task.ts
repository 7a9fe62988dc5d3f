import type { Locale } from '#app/i18n/locales';
import { type Finding, type Pitch, plainText, type PitchOrder, type Refinement } from '../../pitch';
import { bandFor } from '../bands';
import { styleOf } from '../style';
import { findingSchema, type StepInput, stepMaterial } from './finding-step';
import { briefMaterial, pitchMaterial } from './material';
import { pitchAnswerSchema } from './pitch-answer';
import { findingRules } from './prompts/finding-rules';
import { type Bands, pitchRules } from './prompts/pitch-rules';
import { refineRules, standingRules } from './prompts/refine';
import { scoreRules } from './prompts/score';
import { step6 } from './prompts/step-6';
import { cardSchema } from './read-card';
import type { Task } from './task';

/** A pitch is about 2,000 tokens in French, the wordiest; some services write 20 of them a second. */
const pitchTokens = 5000;
const pitchTimeoutMs = 180_000;

const lastStepSchema = findingSchema(step6).extend({ pitch: pitchAnswerSchema });

/** Step 6: the finding on values, and the pitch. */
export function lastStepTask(input: StepInput): Task<typeof lastStepSchema> {
  const { brief, lang } = input;
  return {
    purpose: step6.purpose,
    lang,
    rules: [...step6.rules(input), ...findingRules, ...pitchRules(lang, brief.goal, bandsOf(lang, []))],
    material: stepMaterial(input),
    schema: lastStepSchema,
    maxOutputTokens: pitchTokens,
    timeoutMs: pitchTimeoutMs,
  };
}

export type RefineInput = PitchOrder & { pitch: Pitch; findings: Finding[]; asked: Refinement[] };

/** Another version of a pitch, as the last of `asked` wants it. */
export function refineTask(input: RefineInput, last: Refinement): Task<typeof pitchAnswerSchema> {
  const { brief, lang, pitch, findings, asked } = input;
  return {
    purpose: 'refine',
    lang,
    rules: [
      ...refineRules(last),
      ...standingRules(asked),
      ...pitchRules(lang, brief.goal, bandsOf(lang, asked)),
    ],
    material: {
      brief: briefMaterial(brief, lang),
      findings: findings.map((finding) => finding.map((passage) => plainText(passage)).join(' ')),
      pitch: pitchMaterial(pitch),
      ...extraOf(last, input),
    },
    schema: pitchAnswerSchema,
    maxOutputTokens: pitchTokens,
    timeoutMs: pitchTimeoutMs,
  };
}

/** The fourteen checks, as far as a reader decides them. */
export function scoreTask({ brief, lang, pitch }: PitchOrder & { pitch: Pitch }): Task<typeof cardSchema> {
  return {
    purpose: 'score',
    lang,
    rules: scoreRules,
    material: { brief: briefMaterial(brief, lang), pitch: pitchMaterial(pitch) },
    schema: cardSchema,
    maxOutputTokens: 2500,
    timeoutMs: 90_000,
  };
}

/** What the refinement names beside the pitch. */
function extraOf(asked: Refinement, { brief, pitch }: RefineInput): Record<string, unknown> {
  if (asked.kind === 'opening') return { opening: plainText(pitch.openings[asked.opening] ?? []) };
  if (asked.kind !== 'answer') return {};
  const question = brief.answers?.find((one) => one.question.id === asked.question)?.question.text;
  return { answer: { question: question ?? asked.question, answer: asked.answer } };
}

function bandsOf(lang: Locale, asked: Refinement[]): Bands {
  const style = styleOf(asked);
  return {
    15: bandFor(lang, 15, style),
    30: bandFor(lang, 30, style),
    60: bandFor(lang, 60, style),
    90: bandFor(lang, 90, style),
  };
}
