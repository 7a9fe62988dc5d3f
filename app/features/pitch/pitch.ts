import * as z from 'zod/mini';

import { type Locale, locales } from '#app/i18n/locales';
import { type Brief, briefSchema, fault, goals, prose } from './brief';

/** Speaking times of a pitch, in seconds. */
export const durations = [15, 30, 60, 90] as const;
export type Duration = (typeof durations)[number];

export const stepNumbers = [1, 2, 3, 4, 5, 6] as const;
export type StepNumber = (typeof stepNumbers)[number];

/** A stretch of text. `lang` marks words quoted in a language that is not the pitch's (BCP 47). */
const spanSchema = z.object({ text: z.string(), lang: z.optional(z.string()) });
export type Span = z.infer<typeof spanSchema>;

/** A sentence or a paragraph. */
const passageSchema = z.array(spanSchema);
export type Passage = z.infer<typeof passageSchema>;

/** What a step learned: one or two sentences. */
const findingSchema = z.array(passageSchema);
export type Finding = z.infer<typeof findingSchema>;

/** What the steps have found so far, in their order. */
export const findingsSchema = z.array(z.object({ step: z.literal(stepNumbers), finding: findingSchema }));
export type StepFinding = z.infer<typeof findingsSchema>[number];

/** One step of a sum; `result` may be rounded. */
export const sumSchema = z.object({
  left: z.number(),
  operation: z.enum(['+', '-', '×', '÷']),
  right: z.number(),
  result: z.number(),
});
export type Sum = z.infer<typeof sumSchema>;

export const pitchSchema = z.object({
  /** At most 140 characters. */
  oneLiner: passageSchema,
  /** One paragraph or more for each duration that the facts fill; there is one at least. */
  spoken: z.partialRecord(z.enum(['15', '30', '60', '90']), z.array(passageSchema)),
  /** Two or three ways to begin; the spoken texts begin with the first. None in pitches of before there were any. */
  openings: z.array(passageSchema),
  /** The pitch in writing; empty in pitches of before there was any. */
  email: z.object({ subject: passageSchema, body: z.array(passageSchema) }),
  /** What a model worked out from the founder's numbers, each sum checked. */
  sums: z.optional(z.array(sumSchema)),
});
export type Pitch = z.infer<typeof pitchSchema>;

/**
 * The ten checks of a good pitch: 1 says what and for whom at once, 2 opens on this offer, 3 one problem of a named
 * audience, 4 outcome before technique, 5 difference, 6 proof, 7 nothing invented, 8 one ask of its own, 9 speakable,
 * 10 every fact of the description is in the longest text.
 */
export const checkNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type CheckNumber = (typeof checkNumbers)[number];
const checkNumber = z.literal(checkNumbers);

/** `yours`: nobody but the reader can tell. */
const verdictSchema = z.enum(['good', 'weak', 'yours']);
export type Verdict = z.infer<typeof verdictSchema>;

/** A line that could be better. `why` is in the pitch's language; without it the check's own reason is shown. */
const weakPointSchema = z.object({
  check: checkNumber,
  duration: z.optional(z.literal(durations)),
  line: passageSchema,
  better: z.optional(passageSchema),
  why: z.optional(z.string()),
});
export type WeakPoint = z.infer<typeof weakPointSchema>;

/** What a pitch gains most from, best first: each is asked until it is answered or the brief tells it. */
export const questionIds = ['moment', 'instead', 'change', 'proof', 'ask'] as const;
export type QuestionId = (typeof questionIds)[number];

/**
 * What the founder alone knows and would lift the pitch, in the pitch's language. `example` answers it for another
 * trade; `starter` begins a sentence that the founder goes on. Pitches of before have other ids and neither of both.
 */
const questionSchema = z.object({
  id: z.string(),
  text: z.string(),
  example: z.optional(z.string()),
  starter: z.optional(z.string()),
  lifts: checkNumber,
});
export type Question = z.infer<typeof questionSchema>;

export const scoreSchema = z.object({
  /** All ten, in order; none for pitches of before there were checks. */
  checks: z.array(z.object({ check: checkNumber, verdict: verdictSchema })),
  /** The most telling first, six at most. */
  weakPoints: z.array(weakPointSchema),
  /** The best first, five at most. */
  questions: z.array(questionSchema),
});
export type ScoreCard = z.infer<typeof scoreSchema>;

/** Characters of an answer, as the visitor sees them. */
export const answerLimit = 200;

/** A brief with what was asked since, and what the founder answered to it. */
export const answeredBriefSchema = z.extend(briefSchema, {
  answers: z.optional(z.array(z.object({ question: questionSchema, answer: z.string() }))),
});
export type AnsweredBrief = z.infer<typeof answeredBriefSchema>;

export const manners = ['shorter', 'less-jargon', 'more-formal'] as const;
/** No longer offered, still told of older versions. */
const formerManners = ['more-concrete'] as const;
export type Manner = (typeof manners)[number] | (typeof formerManners)[number];

const otherRefinements = [
  z.strictObject({ kind: z.literal('goal'), goal: z.enum(goals) }),
  z.strictObject({ kind: z.literal('language'), lang: z.enum(locales) }),
  /** Counts from 0 in `Pitch.openings`. */
  z.strictObject({ kind: z.literal('opening'), opening: z.int().check(z.gte(0), z.lte(2)) }),
  z.strictObject({
    kind: z.literal('answer'),
    question: z.string().check(z.minLength(1), z.maxLength(200)),
    answer: prose(answerLimit).check(z.minLength(1, fault('answer-required'))),
  }),
] as const;

/** What the browser may ask for. */
export const refinementSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('manner'), manner: z.enum(manners) }),
  ...otherRefinements,
]);

/** What made a version of a pitch, perhaps when other manners were offered. */
export const storedRefinementSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('manner'), manner: z.enum([...manners, ...formerManners]) }),
  ...otherRefinements,
]);
export type Refinement = z.infer<typeof storedRefinementSchema>;

/** The durations that the pitch's facts fill, shortest first. */
export function durationsOf({ spoken }: Pick<Pitch, 'spoken'>): Duration[] {
  return durations.filter((duration) => spoken[`${duration}`] !== undefined);
}

/** What is said in a duration, else in the longest that there is below it, else in the shortest. */
export function spokenIn({ spoken }: Pick<Pitch, 'spoken'>, duration: Duration): Passage[] {
  const filled = durationsOf({ spoken });
  const nearest = filled.findLast((one) => one <= duration) ?? filled[0];
  return (nearest === undefined ? undefined : spoken[`${nearest}`]) ?? [];
}

/** The words alone; paragraphs are set apart by an empty line. */
export function plainText(passages: Passage | Passage[]): string {
  return passages
    .map((part) => (Array.isArray(part) ? part.map((span) => span.text).join('') : part.text))
    .join(passages.some(Array.isArray) ? '\n\n' : '');
}

/** The answer of one step; the sixth also carries the pitch. */
export type StepOutput = { finding: Finding; pitch?: Pitch };

/** What an engine writes from. */
export type PitchOrder = { brief: AnsweredBrief; lang: Locale; quotedLang?: string };

export const engineNames = ['embedded', 'model'] as const;

export type PitchEngine = {
  name: (typeof engineNames)[number];
  /** The language the pitch is written in, and that of the brief's own words when it is another (BCP 47). */
  languageOf(brief: Brief, locale: Locale): { lang: Locale; quotedLang?: string };
  /** Begins the work on a brief, which is read once for all that is asked of the run. */
  open(order: PitchOrder): PitchRun;
};

export type PitchRun = {
  /** Works out one step from the brief and what the earlier steps answered. */
  runStep(step: StepNumber, earlier: StepOutput[], signal: AbortSignal): Promise<StepOutput>;
  /**
   * Another version of `pitch`. `asked` holds every refinement from the original to this one, the last being the new
   * one; goal, language and answers stand in the order already.
   */
  refine(
    input: { pitch: Pitch; findings: Finding[]; asked: Refinement[] },
    signal: AbortSignal,
  ): Promise<Pitch>;
  /** Holds a pitch against the ten checks. */
  score(input: { pitch: Pitch; asked: Refinement[] }, signal: AbortSignal): Promise<ScoreCard>;
};

/** 128 random bits, base64url. */
export function isPitchId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

export const feedbackLimit = 500;

/** Versions that a pitch may have. */
export const mostVersions = 60;
