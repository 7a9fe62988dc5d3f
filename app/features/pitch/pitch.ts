import * as z from 'zod/mini';

import type { Locale } from '#app/i18n/locales';
import { fitsIn, isCleanText } from '#app/lib/text';
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
] as const;
export type BriefFault = (typeof faultCodes)[number];

const fault = (code: BriefFault) => ({ error: code });

const prose = (limit: number) =>
  z.string().check(
    z.overwrite((text) => text.trim()),
    z.refine(isCleanText, fault('unsafe-characters')),
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
});

export type Brief = z.infer<typeof briefSchema>;

/** Speaking times of a pitch, in seconds. */
export const durations = [15, 30, 60, 90] as const;
export type Duration = (typeof durations)[number];

export const stepNumbers = [1, 2, 3, 4, 5, 6] as const;
export type StepNumber = (typeof stepNumbers)[number];

/**
 * A stretch of text. `lang` marks words quoted in a language that is not the pitch's (BCP 47);
 * `placeholder` marks a fact that the brief does not give, written `[…]`, for the visitor to fill in.
 */
export type Span = { text: string; lang?: string; placeholder?: true };

/** A sentence or a paragraph. */
export type Passage = Span[];

/** What a step learned: one or two sentences. */
export type Finding = Passage[];

export type Pitch = {
  /** At most 140 characters. */
  oneLiner: Passage;
  /** One paragraph or more for each duration. */
  spoken: Record<`${Duration}`, Passage[]>;
};

export function plainText(passages: Passage | Passage[]): string {
  return passages
    .map((part) => (Array.isArray(part) ? part.map((span) => span.text).join('') : part.text))
    .join(passages.some(Array.isArray) ? '\n\n' : '');
}

/** The answer of one step; the sixth also carries the pitch. */
export type StepOutput = { finding: Finding; pitch?: Pitch };

export interface PitchEngine {
  name: 'embedded' | 'model';
  /** The language the pitch is written in, and that of the brief's own words when it is another (BCP 47). */
  languageOf(brief: Brief, locale: Locale): { lang: Locale; quotedLang?: string };
  /** Works out one step from the brief and what the earlier steps answered. */
  runStep(
    step: StepNumber,
    input: { brief: Brief; lang: Locale; quotedLang?: string; earlier: StepOutput[] },
    signal: AbortSignal,
  ): Promise<StepOutput>;
}

/** 128 random bits, base64url. */
export function isPitchId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

export type PitchStatus = 'generating' | 'ready' | 'failed';

/** What happened to a pitch, in the order of `seq` (1, 2, …). */
export type PitchEvent =
  | { seq: number; kind: 'step'; step: StepNumber; finding: Finding }
  | { seq: number; kind: 'ready'; pitch: Pitch }
  | { seq: number; kind: 'failed' }
  | { seq: number; kind: 'retried' };

/** What a watcher is told besides: the line is alive, or the pitch is no more. */
export type PitchWatchEvent = PitchEvent | { kind: 'beat' } | { kind: 'gone' };

/** All that a reader of a pitch's address may know of it; `mine` is true in the browser that made it. */
export type PitchSnapshot = {
  id: string;
  status: PitchStatus;
  lang: Locale;
  quotedLang?: string;
  engine: PitchEngine['name'];
  findings: { step: StepNumber; finding: Finding }[];
  pitch?: Pitch;
  /** The last event that this snapshot contains; 0 before the first. */
  lastSeq: number;
  mine: boolean;
  /** When the server took it, in epoch milliseconds. */
  at: number;
};

/** The snapshot after one more event; an event it already holds changes nothing. */
export function applyEvent(snapshot: PitchSnapshot, event: PitchEvent): PitchSnapshot {
  if (event.seq <= snapshot.lastSeq) return snapshot;
  const next = { ...snapshot, lastSeq: event.seq };
  switch (event.kind) {
    case 'step':
      return { ...next, findings: [...snapshot.findings, { step: event.step, finding: event.finding }] };
    case 'ready':
      return { ...next, status: 'ready', pitch: event.pitch };
    case 'failed':
      return { ...next, status: 'failed' };
    case 'retried':
      return { ...next, status: 'generating' };
  }
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
};

function isBriefField(value: unknown): value is BriefField {
  return typeof value === 'string' && value in missing;
}

export function isBriefFault(value: unknown): value is BriefFault {
  return faultCodes.some((code) => code === value);
}

/** `requestKey`: 128 random bits made by the browser, the same for every try of one submission. */
export type CreatePitchInput = { requestKey: string; brief: unknown };

export const feedbackLimit = 500;
