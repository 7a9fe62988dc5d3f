import * as z from 'zod/mini';

import { locales } from '#app/i18n/locales';
import { goals } from './brief';
import { engineNames, findingsSchema, pitchSchema, scoreSchema, storedRefinementSchema } from './pitch';

/** `waiting`: it failed, an address was left, and it is tried again by itself later. */
const pitchStatuses = ['generating', 'waiting', 'ready', 'failed'] as const;

/** One writing of the pitch. The first is the original; the others were asked for by its maker, and never wait. */
const versionSchema = z.object({
  /** 1, 2, … within a pitch. */
  version: z.int(),
  /** The version it was made from; null for the original. */
  parent: z.nullable(z.int()),
  asked: z.nullable(storedRefinementSchema),
  status: z.enum(pitchStatuses),
  lang: z.enum(locales),
  goal: z.enum(goals),
  pitch: z.optional(pitchSchema),
  /** Follows the pitch. */
  score: z.optional(scoreSchema),
});
export type PitchVersion = z.infer<typeof versionSchema>;

/** All that a reader of a pitch's address may know of it; `mine` is true in the browser that made it. */
const snapshotSchema = z.object({
  id: z.string(),
  /** Raised by every change that a reader sees; 0 for a pitch that was just ordered. */
  revision: z.int(),
  /** Of the original; a version has its own. */
  status: z.enum(pitchStatuses),
  /** The language of the findings and of the original; a version has its own. */
  lang: z.enum(locales),
  quotedLang: z.optional(z.string()),
  engine: z.enum(engineNames),
  findings: findingsSchema,
  /** Its maker knows every version, everybody else the one that is shown. */
  versions: z.array(versionSchema).check(z.minLength(1)),
  /** The version to show. */
  shown: z.int(),
  /** An address waits for the news of it; said to its maker only. */
  awaited: z.boolean(),
  mine: z.boolean(),
  /** When the server took it, in epoch milliseconds. */
  at: z.int(),
});
export type PitchSnapshot = z.infer<typeof snapshotSchema>;

/** A line of the stream: the pitch as it is now, a sign of life, or that there is no such pitch (any more). */
export const streamMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('snapshot'), snapshot: snapshotSchema }),
  z.object({ kind: z.literal('heartbeat') }),
  z.object({ kind: z.literal('gone') }),
]);
export type StreamMessage = z.infer<typeof streamMessageSchema>;

/** The version that the snapshot shows. */
export function shownVersion({ versions, shown }: Pick<PitchSnapshot, 'versions' | 'shown'>): PitchVersion {
  const version = versions.find((one) => one.version === shown) ?? versions[0];
  if (!version) throw new Error('A pitch without a version');
  return version;
}

/** Whether more is to come without anybody asking for it. */
export function isUnderWay({ status, versions }: Pick<PitchSnapshot, 'status' | 'versions'>): boolean {
  if (status === 'generating' || status === 'waiting') return true;
  return versions.some((one) => (one.status === 'ready' && !one.score) || isBeingWritten(one));
}

/** True for a version that was asked for and is not there yet; the original has the status of its pitch. */
export function isBeingWritten({ status, asked }: PitchVersion): boolean {
  return status === 'generating' && asked !== null;
}

/** The version to go back to from the one that is shown. */
export function undoable(snapshot: PitchSnapshot): number | undefined {
  return shownVersion(snapshot).parent ?? undefined;
}

/** The latest version made from the one that is shown. */
export function redoable({ versions, shown }: PitchSnapshot): number | undefined {
  return versions.findLast((one) => one.parent === shown && one.status === 'ready')?.version;
}
