import * as z from 'zod/mini';

import { locales } from '#app/i18n/locales';
import { goals } from './brief';
import { durations, engineNames, pitchStatuses } from './pitch-constants';
import {
  findingsSchema,
  passageSchema,
  pitchSchema,
  scoreSchema,
  storedRefinementSchema,
} from './pitch-schema';

/** What its maker decides of what others see of a pitch. */
export const sharingSchema = z.object({
  /** The duration that is shown first; null for the usual one. */
  duration: z.nullable(z.literal(durations)),
  /** Whether durations above that one are shown to nobody else. */
  hidesLonger: z.boolean(),
  /** Whether the preview of the link quotes the sentence. */
  inPreview: z.boolean(),
});

/** A pitch as its maker presents it to others: nothing of how it came to be. */
export const presentationSchema = z.object({
  lang: z.enum(locales),
  name: pitchSchema.shape.name,
  oneLiner: passageSchema,
  spoken: pitchSchema.shape.spoken,
  duration: z.literal(durations),
  /** In epoch milliseconds. */
  writtenAt: z.int(),
  inPreview: sharingSchema.shape.inPreview,
});

/** `unchanged`: what was asked for says the same as before, and made no version. Never the original. */
const versionStatuses = [...pitchStatuses, 'unchanged'] as const;

/** One writing of the pitch. The first is the original; the others were asked for by its maker, and never wait. */
export const versionSchema = z.object({
  /** 1, 2, … within a pitch. */
  version: z.int(),
  /** The version it was made from; null for the original. */
  parent: z.nullable(z.int()),
  refinement: z.nullable(storedRefinementSchema),
  status: z.enum(versionStatuses),
  lang: z.enum(locales),
  goal: z.enum(goals),
  pitch: z.optional(pitchSchema),
  /** Follows the pitch. */
  score: z.optional(scoreSchema),
  /** When it was asked for, in epoch milliseconds. */
  createdAt: z.int(),
});

/** What its maker and everybody else may know of a pitch. */
const commonSchema = z.object({
  id: z.string(),
  /** Raised by every change that a reader sees; 0 for a pitch that was just ordered. */
  revision: z.int(),
  /** Of the original; a version has its own. */
  status: z.enum(pitchStatuses),
  engine: z.enum(engineNames),
  /** It is being written, and nothing has come of it for longer than it should take. */
  late: z.boolean(),
  /** When the server took it, in epoch milliseconds. */
  at: z.int(),
});

/** All that its maker may know of a pitch. */
export const snapshotSchema = z.extend(commonSchema, {
  isMaker: z.literal(true),
  /** The language of the findings and of the original; a version has its own. */
  lang: z.enum(locales),
  quotedLang: z.optional(z.string()),
  findings: findingsSchema,
  versions: z.array(versionSchema).check(z.minLength(1)),
  shown: z.int(),
  /** An address waits for its notification. */
  awaited: z.boolean(),
  sharing: sharingSchema,
});

/** All that everybody else may know of it: what its maker shows them, once it is there. */
export const publicSnapshotSchema = z.extend(commonSchema, {
  isMaker: z.literal(false),
  /** How many of the six steps are done. */
  stepsDone: z.int(),
  presentation: z.optional(presentationSchema),
});

export const viewSchema = z.discriminatedUnion('isMaker', [snapshotSchema, publicSnapshotSchema]);

/** A line of the stream: the pitch as it is now, a sign of life, or that there is no such pitch (any more). */
export const streamMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('snapshot'), snapshot: viewSchema }),
  z.object({ kind: z.literal('heartbeat') }),
  z.object({ kind: z.literal('gone') }),
]);
