import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import type { Finding, Pitch, PitchOrder, Refinement, StepNumber, StepOutput } from '../../pitch';
import { plainText } from '../../pitch';
import { splitSentences } from '../words';
import { plainLine, toPassages } from './clean';
import { momentOf, offerMaterial, openQuestions, pitchMaterial } from './material';
import { withoutOwnWords } from './own-words';
import type { AnswerFault } from './faults';
import { otherTextsSchema, reviewSchema, type SpokenAnswer, spokenAnswerSchema } from './pitch-answer';
import { findingRules, otherTextsRules, refineRules, reviewRules, scoreRules, spokenRules } from './prompts';
import { cardSchema } from './read-card';

export const findingSchema = z.object({ finding: z.array(z.string()).min(1) });

const findingLimits = { maxOutputTokens: 1000, timeoutMs: 60_000 };
const scoreLimits = { maxOutputTokens: 3000, timeoutMs: 90_000 };
/** The two texts are some 600 tokens in French, the wordiest; some services write 20 of them a second. */
const spokenLimits = { maxOutputTokens: 3000, timeoutMs: 120_000 };
/** What hurts comes before them. */
const reviewLimits = { maxOutputTokens: 4000, timeoutMs: 150_000 };
/** The texts around them are some 1,400 tokens. */
const otherTextsLimits = { maxOutputTokens: 4000, timeoutMs: 150_000 };

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

export type RefineInput = { pitch: Pitch; findings: Finding[]; asked: Refinement[] };

/** What is said in 60 and 30 seconds, from the founder's words alone; of `from`, when another version is asked for. */
export function spokenTask(order: PitchOrder, from?: RefineInput) {
  const { brief, lang } = order;
  const rules = spokenRules(lang, brief, from?.asked ?? [], momentOf(brief) !== null);
  const { asked, material } = refining(order, from);
  return {
    purpose: 'spoken',
    lang,
    rules: [...asked, ...rules],
    material: { offer: offerMaterial(brief, lang), ...material },
    schema: spokenAnswerSchema,
    ...spokenLimits,
  };
}

/** The same two texts, listened to and mended; `faults` is what a program found in them. */
export function reviewTask(
  order: PitchOrder,
  spoken: SpokenAnswer,
  faults: AnswerFault[],
  from?: RefineInput,
) {
  const { brief, lang } = order;
  const { asked, material } = refining(order, from);
  const found = faults.map(({ where, line, fault }) => ({ where, line, fault }));
  return {
    purpose: 'review',
    lang,
    rules: [...reviewRules(lang, brief, from?.asked ?? [], momentOf(brief) !== null), ...asked],
    material: {
      offer: offerMaterial(brief, lang),
      ...material,
      pitch: spoken,
      ...(found.length > 0 && { faults: found }),
    },
    schema: reviewSchema,
    ...reviewLimits,
  };
}

/** The texts around what is said, in the same manner. */
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
    rules: [...otherTextsRules(lang, brief, from?.asked ?? []), ...asked],
    material: { offer: offerMaterial(brief, lang), ...material, pitch: { seconds60, seconds30 } },
    schema: otherTextsSchema,
    ...otherTextsLimits,
  };
}

/** What the last refinement asks, and the blocks that it speaks of. */
function refining({ brief }: PitchOrder, from: RefineInput | undefined) {
  const last = from?.asked.at(-1);
  if (from === undefined || last === undefined) return { asked: [], material: {} };
  const material: Record<string, unknown> = { before: pitchMaterial(from.pitch) };
  if (last.kind === 'opening') material.opening = plainText(from.pitch.openings[last.opening] ?? []);
  if (last.kind === 'answer') {
    const answered = brief.answers?.find(({ question }) => question.id === last.question);
    material.answer = { question: answered?.question.text ?? last.question, answer: last.answer };
  }
  return { asked: refineRules(last, from.asked), material };
}

/** The checks that a reader decides, and the questions that the founder has not answered yet. */
export function scoreTask({ brief, lang }: PitchOrder, pitch: Pitch) {
  const rules = scoreRules(openQuestions(brief));
  const material = { offer: offerMaterial(brief, lang), pitch: pitchMaterial(pitch) };
  return { purpose: 'score', lang, rules, material, schema: cardSchema, ...scoreLimits };
}
