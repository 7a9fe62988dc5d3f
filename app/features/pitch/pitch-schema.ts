import * as z from 'zod/mini';

import { locales } from '#app/i18n/locales';
import { goals, proseFields } from './brief';
import { briefSchema, fault, prose } from './brief-schema';
import {
  founderAnswerLimit,
  checkNumbers,
  durations,
  editLimit,
  stepNumbers,
  tones,
  verdicts,
} from './pitch-constants';

/** `lang` (BCP 47) marks words quoted in another language than the pitch's. */
export const spanSchema = z.object({ text: z.string(), lang: z.optional(z.string()) });

export const passageSchema = z.array(spanSchema);

export const findingSchema = z.array(passageSchema);

export const findingsSchema = z.array(z.object({ step: z.literal(stepNumbers), finding: findingSchema }));

export const pitchSchema = z.object({
  /** What the offer is called, where the brief says it; none in pitches of before it was kept. */
  name: z.optional(z.string()),
  /** At most 180 characters. */
  oneLiner: passageSchema,
  /** One paragraph or more for each duration that the facts fill; there is one at least. */
  spoken: z.partialRecord(z.enum(['15', '30', '60', '90']), z.array(passageSchema)),
  /** Two or three ways to begin; the spoken texts begin with the first. None in pitches of before there were any. */
  openings: z.array(passageSchema),
  /** The pitch in writing; empty in pitches of before there was any. */
  email: z.object({ subject: passageSchema, body: z.array(passageSchema) }),
});

const checkNumber = z.literal(checkNumbers);

export const verdictSchema = z.enum(verdicts);

/**
 * `line`: a sentence of the pitch; of check 10 the fact that is left out. `why` is in the pitch's language; without it the
 * check's own reason is shown.
 */
export const weakPointSchema = z.object({
  check: checkNumber,
  duration: z.optional(z.literal(durations)),
  line: passageSchema,
  better: z.optional(passageSchema),
  why: z.optional(z.string()),
});

/**
 * `example` answers it for another trade; `starter` begins a sentence that the founder completes. Older pitches
 * have other ids and neither.
 */
export const questionSchema = z.object({
  id: z.string(),
  text: z.string(),
  example: z.optional(z.string()),
  starter: z.optional(z.string()),
  lifts: checkNumber,
});

/** What was typed into a field, in its order; `said`: the sentence of the longest text that says it, from 1. */
export const coveredFieldSchema = z.object({
  field: z.enum([...proseFields, 'answer']),
  stretches: z.array(z.object({ text: z.string(), said: z.optional(z.int()) })),
});

export const scoreSchema = z.object({
  /** All ten, in order; none for pitches of before there were checks. */
  checks: z.array(z.object({ check: checkNumber, verdict: verdictSchema })),
  /** The most telling first, six at most. */
  weakPoints: z.array(weakPointSchema),
  /** The best first, five at most. */
  questions: z.array(questionSchema),
  /** What became of the founder's words; none in scores of before it was kept, and where it cannot be compared. */
  kept: z.optional(z.array(coveredFieldSchema)),
});

const durationSchema = z.literal(durations);

/** A brief with what was asked since, what the founder answered to it, and what they changed by hand in the texts. */
export const answeredBriefSchema = z.extend(briefSchema, {
  answers: z.optional(z.array(z.object({ question: questionSchema, answer: z.string() }))),
  /** `followed`: the other texts were changed in the same way. */
  edits: z.optional(
    z.array(
      z.object({
        duration: durationSchema,
        before: z.string(),
        text: z.string(),
        followed: z.optional(z.boolean()),
      }),
    ),
  ),
});

/** No longer offered, still told of older versions. */
const formerTones = ['more-concrete'] as const;

const otherRefinements = [
  z.strictObject({ kind: z.literal('goal'), goal: z.enum(goals) }),
  z.strictObject({ kind: z.literal('language'), lang: z.enum(locales) }),
  /** Counts from 0 in `Pitch.openings`. */
  z.strictObject({ kind: z.literal('opening'), opening: z.int().check(z.gte(0), z.lte(2)) }),
  /** The other texts say what the last edit by hand changed. */
  z.strictObject({ kind: z.literal('follow') }),
] as const;

const answerSchema = z.strictObject({
  kind: z.literal('answer'),
  question: z.string().check(z.minLength(1), z.maxLength(200)),
  answer: z.string(),
});

/** The maker's own text for a duration. */
const editSchema = z.strictObject({ kind: z.literal('edit'), duration: durationSchema, text: z.string() });

const typed = (limit: number) => prose(limit).check(z.minLength(1, fault('answer-required')));

export const refinementSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tone'), tone: z.enum(tones) }),
  z.extend(answerSchema, { answer: typed(founderAnswerLimit) }),
  z.extend(editSchema, { text: typed(editLimit) }),
  ...otherRefinements,
]);

/**
 * Older versions may have been made by tones that are no longer offered. Texts were checked when they were taken: to count
 * them anew each time that a pitch is read costs more than the rest of it.
 */
export const storedRefinementSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tone'), tone: z.enum([...tones, ...formerTones]) }),
  answerSchema,
  editSchema,
  ...otherRefinements,
]);
