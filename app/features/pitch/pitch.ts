import * as z from 'zod/mini';

import { type Locale, locales } from '#app/i18n/locales';
import { fitsIn, isCleanText, isVisible } from '#app/lib/text';
import { isPlaceCode } from './places';

export const offerCategories = ['product', 'service', 'offer', 'project', 'concept'] as const;
export type OfferCategory = (typeof offerCategories)[number];

export const goals = ['investors', 'incubator', 'users', 'team'] as const;
export type Goal = (typeof goals)[number];

/** Characters as the visitor sees them (grapheme clusters). */
export const briefLimits = {
  description: 1000,
  usedBy: 500,
  messagesAndValues: 500,
  moment: 200,
  change: 200,
  distributedIn: 10,
} as const;

/** What is wrong with a field; the form chooses the words. */
const faultCodes = [
  'category-required',
  'description-required',
  'goal-required',
  'places-required',
  'places-too-many',
  'place-unknown',
  'audience-required',
  'too-long',
  'unsafe-characters',
  'answer-required',
] as const;
export type BriefFault = (typeof faultCodes)[number];

const fault = (code: BriefFault) => ({ error: code });

const prose = (limit: number) =>
  z.string().check(
    z.refine(isCleanText, fault('unsafe-characters')),
    z.overwrite((text) => (isVisible(text) ? text.trim() : '')),
    z.refine((text) => fitsIn(text, limit), fault('too-long')),
  );

const placeCode = z.string().check(z.refine(isPlaceCode, fault('place-unknown')));

/** The pitch request of specification §3, without the e-mail; one schema for form, server and tests. */
export const briefSchema = z.strictObject({
  category: z.enum(offerCategories, fault('category-required')),
  description: prose(briefLimits.description).check(z.minLength(1, fault('description-required'))),
  goal: z.enum(goals, fault('goal-required')),
  distributedIn: z.array(placeCode).check(
    z.minLength(1, fault('places-required')),
    z.maxLength(briefLimits.distributedIn, fault('places-too-many')),
    z.overwrite((codes) => [...new Set(codes)]),
  ),
  madeIn: z.optional(placeCode),
  usedBy: prose(briefLimits.usedBy).check(z.minLength(1, fault('audience-required'))),
  messagesAndValues: z.optional(prose(briefLimits.messagesAndValues)),
  /** Two questions that the form already asks, folded: what goes wrong today, and what is different the day after. */
  moment: z.optional(prose(briefLimits.moment)),
  change: z.optional(prose(briefLimits.change)),
});

export type Brief = z.infer<typeof briefSchema>;

/** Speaking times of a pitch, in seconds. */
export const durations = [15, 30, 60, 90] as const;
export type Duration = (typeof durations)[number];

export const stepNumbers = [1, 2, 3, 4, 5, 6] as const;
export type StepNumber = (typeof stepNumbers)[number];

/** A stretch of text. `lang` marks words quoted in a language that is not the pitch's (BCP 47). */
export type Span = { text: string; lang?: string };

/** A sentence or a paragraph. */
export type Passage = Span[];

/** What a step learned: one or two sentences. */
export type Finding = Passage[];

export type Pitch = {
  /** At most 140 characters. */
  oneLiner: Passage;
  /** One paragraph or more for each duration that the facts fill; there is one at least. */
  spoken: Partial<Record<`${Duration}`, Passage[]>>;
  /** Two or three ways to begin; the spoken texts begin with the first. None in pitches of before there were any. */
  openings: Passage[];
  /** The pitch in writing; empty in pitches of before there was any. */
  email: { subject: Passage; body: Passage[] };
  /** What a model worked out from the founder's numbers, each sum checked. */
  sums?: Sum[];
};

/** One step of a sum; `result` may be rounded. */
export type Sum = { left: number; operation: (typeof operations)[number]; right: number; result: number };
export const operations = ['+', '-', '×', '÷'] as const;

/**
 * The ten checks of a good pitch: 1 says what and for whom at once, 2 opens on this offer, 3 one problem of a named
 * audience, 4 outcome before technique, 5 difference, 6 proof, 7 nothing invented, 8 one ask of its own, 9 speakable,
 * 10 every fact of the description is in the longest text.
 */
export const checkNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type CheckNumber = (typeof checkNumbers)[number];

/** `yours`: nobody but the reader can tell. */
export type Verdict = 'good' | 'weak' | 'yours';

/** A line that could be better. `why` is in the pitch's language; without it the check's own reason is shown. */
export type WeakPoint = {
  check: CheckNumber;
  duration?: Duration;
  line: Passage;
  better?: Passage;
  why?: string;
};

/** What a pitch gains most from, best first: each is asked until it is answered or the brief tells it. */
export const questionIds = ['moment', 'instead', 'change', 'proof', 'ask'] as const;
export type QuestionId = (typeof questionIds)[number];

/**
 * What the founder alone knows and would lift the pitch, in the pitch's language. `example` answers it for another
 * trade; `starter` begins a sentence that the founder goes on. Pitches of before have other ids and neither of both.
 */
export type Question = { id: string; text: string; example?: string; starter?: string; lifts: CheckNumber };

export type ScoreCard = {
  /** All ten, in order. */
  checks: { check: CheckNumber; verdict: Verdict }[];
  /** The most telling first, six at most. */
  weakPoints: WeakPoint[];
  /** The best first, five at most. */
  questions: Question[];
};

/** What was asked, and what the founder answered to it. */
export type Answer = { question: Question; answer: string };

/** Characters of an answer, as the visitor sees them. */
export const answerLimit = 200;

/** A brief with the answers given since. */
export type AnsweredBrief = Brief & { answers?: Answer[] };

export const manners = ['shorter', 'less-jargon', 'more-formal'] as const;
/** No longer offered, still told of older versions. */
export const formerManners = ['more-concrete'] as const;
export type Manner = (typeof manners)[number] | (typeof formerManners)[number];

/** What makes another version of a pitch. `opening` counts from 0 in `Pitch.openings`. */
export type Refinement =
  | { kind: 'manner'; manner: Manner }
  | { kind: 'goal'; goal: Goal }
  | { kind: 'language'; lang: Locale }
  | { kind: 'opening'; opening: number }
  | { kind: 'answer'; question: string; answer: string };

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

/** The answer of one step; the sixth also carries the pitch. `notes` are for later steps and stay on the server. */
export type StepOutput = { finding: Finding; pitch?: Pitch; notes?: Record<string, string | string[]> };

/** What an engine writes from. */
export type PitchOrder = { brief: AnsweredBrief; lang: Locale; quotedLang?: string };

export type PitchEngine = {
  name: 'embedded' | 'model';
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

/** Why a brief was not taken. `retryAfter` in seconds. */
export type CreatePitchResult =
  | { ok: true; id: string }
  | { ok: false; error: 'invalid'; faults: BriefFaults }
  | { ok: false; error: 'too-many'; retryAfter: number };

export type BriefField = keyof Brief;
export type BriefFaults = Partial<Record<BriefField, BriefFault>>;

/** The first fault of each field, for the form and for the server's answer. */
export function briefFaults(brief: unknown): BriefFaults {
  const parsed = briefSchema.safeParse(brief);
  const faults: BriefFaults = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path[0];
    if (isBriefField(field)) faults[field] ??= isBriefFault(issue.message) ? issue.message : missing[field];
  }
  return faults;
}

/** What a field of the wrong type says: the same as an empty one. */
const missing: Record<BriefField, BriefFault> = {
  category: 'category-required',
  description: 'description-required',
  goal: 'goal-required',
  distributedIn: 'places-required',
  madeIn: 'place-unknown',
  usedBy: 'audience-required',
  messagesAndValues: 'unsafe-characters',
  moment: 'unsafe-characters',
  change: 'unsafe-characters',
};

function isBriefField(value: unknown): value is BriefField {
  return typeof value === 'string' && value in missing;
}

/** True for a code that stands for what is wrong with a field. */
export function isBriefFault(value: unknown): value is BriefFault {
  return faultCodes.some((code) => code === value);
}

/** `requestKey`: 128 random bits made by the browser, the same for every try of one submission. */
export type CreatePitchInput = { requestKey: string; brief: unknown };

export const feedbackLimit = 500;

/** Versions that a pitch may have. */
export const mostVersions = 60;

/** What the browser asks for, checked on the server. */
export const refinementSchema: z.ZodMiniType<Refinement> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('manner'), manner: z.enum(manners) }),
  z.strictObject({ kind: z.literal('goal'), goal: z.enum(goals) }),
  z.strictObject({ kind: z.literal('language'), lang: z.enum(locales) }),
  z.strictObject({ kind: z.literal('opening'), opening: z.int().check(z.gte(0), z.lte(2)) }),
  z.strictObject({
    kind: z.literal('answer'),
    question: z.string().check(z.minLength(1), z.maxLength(200)),
    answer: prose(answerLimit).check(z.minLength(1, fault('answer-required'))),
  }),
]);
