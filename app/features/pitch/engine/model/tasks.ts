import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import type { Finding, Pitch, PitchOrder, Refinement, StepNumber, StepOutput } from '../../pitch';
import { plainText } from '../../pitch';
import { splitSentences } from '../words';
import { plainLine, toPassages } from './sanitize';
import { offerMaterial, openQuestions, pitchMaterial, toldMaterial } from './material';
import { withoutPromptWords } from './prompt-words';
import { otherTextsSchema, type SpokenAnswer, spokenAnswerSchema } from './pitch-answer';
import {
  findingRules,
  fromDraftsRules,
  heldRules,
  otherTextsRules,
  refineRules,
  scoreRules,
  spokenRules,
} from './prompts';
import { cardSchema } from './read-card';

export const findingSchema = z.object({ finding: z.array(z.string()).min(1) });

/** A service that answers one call after the other may write the drafts first. */
const findingLimits = { maxOutputTokens: 1000, timeoutMs: 150_000 };
const scoreLimits = { maxOutputTokens: 3000, timeoutMs: 90_000 };
/** The two texts are some 600 tokens in French, the wordiest; some services write 20 of them a second. */
const spoken = { schema: spokenAnswerSchema, maxOutputTokens: 3000, timeoutMs: 120_000 };
const otherTextsLimits = { maxOutputTokens: 4000, timeoutMs: 150_000 };

export function findingTask(step: StepNumber, { brief, lang }: PitchOrder, earlier: StepOutput[]) {
  const found = earlier.map(({ finding }) => finding.map((passage) => plainText(passage)).join(' '));
  const material = { offer: offerMaterial(brief, lang), ...(found.length > 0 && { 'said already': found }) };
  const rules = findingRules(step, brief);
  return { purpose: `step-${step}`, lang, rules, material, schema: findingSchema, ...findingLimits };
}

export function readFinding(texts: string[], lang: Locale): Finding {
  const sentences = texts.flatMap((text) => splitSentences(withoutPromptWords(plainLine(text, lang), lang)));
  return toPassages(sentences.slice(0, 2), lang);
}

export type RefineInput = { pitch: Pitch; findings: Finding[]; refinements: Refinement[] };

/** Refinements say how long it may be. */
export function draftTask({ brief, lang }: PitchOrder, refinements: readonly Refinement[] = []) {
  const material = { offer: toldMaterial(brief) };
  return { purpose: 'draft', lang, rules: spokenRules(lang, brief, refinements), material, ...spoken };
}

/** What is said, made of drafts: earlier refinements hold on. */
export function fromDraftsTask(
  { brief, lang }: PitchOrder,
  drafts: SpokenAnswer[],
  refinements: readonly Refinement[] = [],
) {
  const rules = [...fromDraftsRules(lang, brief, refinements), ...heldRules(refinements)];
  return { purpose: 'spoken', lang, rules, material: { offer: toldMaterial(brief), drafts }, ...spoken };
}

/** What is said, changed from what was said before. */
export function changeTask(order: PitchOrder, from: RefineInput) {
  const { brief, lang } = order;
  const { asked, material } = refining(order, from);
  const rules = [...asked, ...spokenRules(lang, brief, from.refinements)];
  return { purpose: 'spoken', lang, rules, material: { offer: toldMaterial(brief), ...material }, ...spoken };
}

export function otherTextsTask(
  order: PitchOrder,
  { seconds60, seconds30 }: SpokenAnswer,
  from?: RefineInput,
) {
  const { brief, lang } = order;
  const { asked, material } = refining(order, from);
  return {
    purpose: 'other-texts',
    lang,
    rules: [...otherTextsRules(lang, brief, from?.refinements ?? []), ...asked],
    material: { offer: offerMaterial(brief, lang), ...material, pitch: { seconds60, seconds30 } },
    schema: otherTextsSchema,
    ...otherTextsLimits,
  };
}

function refining({ brief }: PitchOrder, from: RefineInput | undefined) {
  const last = from?.refinements.at(-1);
  if (from === undefined || last === undefined) return { asked: [], material: {} };
  const material: Record<string, unknown> = { before: pitchMaterial(from.pitch) };
  if (last.kind === 'opening') material.opening = plainText(from.pitch.openings[last.opening] ?? []);
  if (last.kind === 'answer') {
    const answered = brief.answers?.find(({ question }) => question.id === last.question);
    material.answer = { question: answered?.question.text ?? last.question, answer: last.answer };
  }
  return { asked: refineRules(last, from.refinements), material };
}

export function scoreTask({ brief, lang }: PitchOrder, pitch: Pitch) {
  const rules = scoreRules(openQuestions(brief));
  const material = { offer: offerMaterial(brief, lang), pitch: pitchMaterial(pitch) };
  return { purpose: 'score', lang, rules, material, schema: cardSchema, ...scoreLimits };
}
