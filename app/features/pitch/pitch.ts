import type * as z from 'zod/mini';

import type { Locale } from '#app/i18n/locales';
import type { Brief } from './brief-schema';
import {
  type checkNumbers,
  durations,
  type engineNames,
  tones,
  type questionIds,
  type stepNumbers,
} from './pitch-constants';
import type {
  answeredBriefSchema,
  findingSchema,
  findingsSchema,
  coveredFieldSchema,
  passageSchema,
  pitchSchema,
  questionSchema,
  refinementSchema,
  scoreSchema,
  spanSchema,
  storedRefinementSchema,
  verdictSchema,
  weakPointSchema,
} from './pitch-schema';

export type Duration = (typeof durations)[number];
export type StepNumber = (typeof stepNumbers)[number];
export type CheckNumber = (typeof checkNumbers)[number];
export type QuestionId = (typeof questionIds)[number];

export type Span = z.infer<typeof spanSchema>;
export type Passage = z.infer<typeof passageSchema>;
export type Finding = z.infer<typeof findingSchema>;
export type StepFinding = z.infer<typeof findingsSchema>[number];
export type Pitch = z.infer<typeof pitchSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type WeakPoint = z.infer<typeof weakPointSchema>;
export type Question = z.infer<typeof questionSchema>;
export type CoveredField = z.infer<typeof coveredFieldSchema>;
export type ScoreCard = z.infer<typeof scoreSchema>;
export type AnsweredBrief = z.infer<typeof answeredBriefSchema>;
export type Refinement = z.infer<typeof storedRefinementSchema>;
export type RefinementRequest = z.infer<typeof refinementSchema>;
export type Tone = Extract<Refinement, { kind: 'tone' }>['tone'];

/** A stored refinement as a request of today; undefined where its tone is no longer offered. */
export function offeredRefinement(refinement: Refinement): RefinementRequest | undefined {
  if (refinement.kind !== 'tone') return refinement;
  const tone = tones.find((one) => one === refinement.tone);
  return tone && { kind: 'tone', tone };
}

/** The durations that the pitch's facts fill, shortest first. */
export function durationsOf({ spoken }: Pick<Pitch, 'spoken'>): Duration[] {
  return durations.filter((duration) => spoken[`${duration}`] !== undefined);
}

/** The duration itself where the pitch fills it, else the longest that it fills below, else its shortest (product 7.4). */
export function nearestDuration(pitch: Pick<Pitch, 'spoken'>, duration: Duration): Duration {
  const filled = durationsOf(pitch);
  return filled.findLast((one) => one <= duration) ?? filled[0] ?? duration;
}

/** What is said in a duration or the nearest that is filled. */
export function spokenIn({ spoken }: Pick<Pitch, 'spoken'>, duration: Duration): Passage[] {
  return spoken[`${nearestDuration({ spoken }, duration)}`] ?? [];
}

/** Whether two pitches have the same texts, whatever ways to begin they offer. */
export function saysTheSame(one: Pitch, other: Pitch): boolean {
  return wholeText(one) === wholeText(other);
}

function wholeText({ oneLiner, spoken, email }: Pitch): string {
  const texts = durations.map((duration) => plainText(spoken[`${duration}`] ?? []));
  return [plainText(oneLiner), ...texts, plainText(email.subject), plainText(email.body)].join('\n\n\n');
}

/** An empty line separates paragraphs. */
export function plainText(passages: Passage | Passage[]): string {
  return passages
    .map((part) => (Array.isArray(part) ? part.map((span) => span.text).join('') : part.text))
    .join(passages.some(Array.isArray) ? '\n\n' : '');
}

export type StepOutput = { finding: Finding; pitch?: Pitch };

export type PitchOrder = { brief: AnsweredBrief; lang: Locale; quotedLang?: string };

export type PitchEngine = {
  name: (typeof engineNames)[number];
  /** The language the pitch is written in, and that of the brief's own words when it is another (BCP 47). */
  languageOf(brief: Brief, locale: Locale): { lang: Locale; quotedLang?: string };
  /** Begins the work on a brief, which is read once for all that is asked of the run. */
  open(order: PitchOrder): PitchRun;
};

export type PitchRun = {
  runStep(step: StepNumber, earlier: StepOutput[], signal: AbortSignal): Promise<StepOutput>;
  /** `refinements`: every refinement from the original on. Goal, language and answers stand in the order already. */
  refine(
    input: { pitch: Pitch; findings: Finding[]; refinements: Refinement[] },
    signal: AbortSignal,
  ): Promise<Pitch>;
  score(input: { pitch: Pitch; refinements: Refinement[] }, signal: AbortSignal): Promise<ScoreCard>;
};

/** 128 random bits, base64url. */
export function isPitchId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

export const mostVersions = 60;
