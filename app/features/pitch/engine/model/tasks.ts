import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import type { Finding, Pitch, PitchOrder, Refinement, StepNumber, StepOutput } from '../../pitch';
import { plainText } from '../../pitch';
import { splitSentences } from '../words';
import { plainLine, toPassages } from './clean';
import { momentOf, offerMaterial, openQuestions, pitchMaterial } from './material';
import { withoutOwnWords } from './own-words';
import { pitchAnswerSchema } from './pitch-answer';
import { findingRules, pitchRules, refineRules, scoreRules } from './prompts';
import { cardSchema } from './read-card';

export const findingSchema = z.object({ finding: z.array(z.string()).min(1) });
/** The pitch first: what is written first is written best. */
const lastStepSchema = z.object({ pitch: pitchAnswerSchema, finding: findingSchema.shape.finding });

const findingLimits = { maxOutputTokens: 1000, timeoutMs: 60_000 };
const scoreLimits = { maxOutputTokens: 3000, timeoutMs: 90_000 };
/** A pitch is about 2,000 tokens in French, the wordiest; some services write 20 of them a second. */
const pitchLimits = { maxOutputTokens: 5000, timeoutMs: 180_000 };

/** What a step asks: one or two sentences to the founder, told what the earlier steps found. */
export function findingTask(step: StepNumber, { brief, lang }: PitchOrder, earlier: StepOutput[]) {
  const found = earlier.map(({ finding }) => finding.map((passage) => plainText(passage)).join(' '));
  const material = { offer: offerMaterial(brief, lang), ...(found.length > 0 && { 'said already': found }) };
  const rules = findingRules(step, brief);
  return { purpose: `step-${step}`, lang, rules, material, schema: findingSchema, ...findingLimits };
}

/** The finding as it is kept: plain text, two sentences, none of the prompts' own words where others are known. */
export function readFinding(texts: string[], lang: Locale): Finding {
  const sentences = texts.flatMap((text) => splitSentences(withoutOwnWords(plainLine(text, lang), lang)));
  return toPassages(sentences.slice(0, 2), lang);
}

/** Step 6: the finding on values, and the pitch, which is written from the founder's words alone. */
export function lastStepTask({ brief, lang }: PitchOrder) {
  const rules = [...pitchRules(lang, brief, [], momentOf(brief) !== null), ...findingRules(6, brief)];
  const material = { offer: offerMaterial(brief, lang) };
  return { purpose: 'step-6', lang, rules, material, schema: lastStepSchema, ...pitchLimits };
}

export type RefineInput = { pitch: Pitch; findings: Finding[]; asked: Refinement[] };

/** Another version of a pitch, as the last of `asked` wants it. */
export function refineTask({ brief, lang }: PitchOrder, { pitch, asked }: RefineInput, last: Refinement) {
  const rules = [...refineRules(last, asked), ...pitchRules(lang, brief, asked, momentOf(brief) !== null)];
  const material: Record<string, unknown> = {
    offer: offerMaterial(brief, lang),
    pitch: pitchMaterial(pitch),
  };
  if (last.kind === 'opening') material.opening = plainText(pitch.openings[last.opening] ?? []);
  if (last.kind === 'answer') {
    const answered = brief.answers?.find(({ question }) => question.id === last.question);
    material.answer = { question: answered?.question.text ?? last.question, answer: last.answer };
  }
  return { purpose: 'refine', lang, rules, material, schema: pitchAnswerSchema, ...pitchLimits };
}

/** The checks that a reader decides, and the questions that the founder has not answered yet. */
export function scoreTask({ brief, lang }: PitchOrder, pitch: Pitch) {
  const rules = scoreRules(openQuestions(brief));
  const material = { offer: offerMaterial(brief, lang), pitch: pitchMaterial(pitch) };
  return { purpose: 'score', lang, rules, material, schema: cardSchema, ...scoreLimits };
}
