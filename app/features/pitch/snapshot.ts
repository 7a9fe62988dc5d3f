import type * as z from 'zod/mini';

import { presentationOf } from './presentation';
import type {
  publicSnapshotSchema,
  snapshotSchema,
  streamMessageSchema,
  versionSchema,
  viewSchema,
} from './snapshot-schema';

export type PitchVersion = z.infer<typeof versionSchema>;
export type PitchSnapshot = z.infer<typeof snapshotSchema>;
export type PublicSnapshot = z.infer<typeof publicSnapshotSchema>;

/** A pitch as one reader of its address may know it; `isMaker` is true in the browser that made it. */
export type PitchView = z.infer<typeof viewSchema>;

export type StreamMessage = z.infer<typeof streamMessageSchema>;

export function shownVersion({ versions, shown }: Pick<PitchSnapshot, 'versions' | 'shown'>): PitchVersion {
  const version = versions.find((one) => one.version === shown) ?? versions[0];
  if (!version) throw new Error('A pitch without a version');
  return version;
}

/** The versions that there are or will be: without what would have said the same. */
export function madeVersions({ versions }: Pick<PitchSnapshot, 'versions'>): PitchVersion[] {
  return versions.filter(({ status }) => status !== 'unchanged');
}

/** Whether more is to come without anybody asking for it: for its maker, the score too. */
export function isUnderWay(view: PitchView): boolean {
  if (view.status === 'generating' || view.status === 'waiting') return true;
  if (!view.isMaker) return false;
  return view.versions.some((one) => (one.status === 'ready' && !one.score) || isBeingWritten(one));
}

/** What others see of the pitch, as the server would tell them. */
export function publicSnapshotOf(snapshot: Omit<PitchSnapshot, 'isMaker'>): PublicSnapshot {
  const { id, revision, status, engine, late, at, findings, sharing } = snapshot;
  const { pitch, lang, createdAt } = shownVersion(snapshot);
  return {
    id,
    revision,
    status,
    engine,
    late,
    at,
    isMaker: false,
    stepsDone: findings.length,
    presentation: pitch && presentationOf(pitch, { lang, writtenAt: createdAt, sharing }),
  };
}

/** True for a version that was asked for and is not there yet; the original has the status of its pitch. */
export function isBeingWritten({ status, refinement }: PitchVersion): boolean {
  return status === 'generating' && refinement !== null;
}

/** The version to go back to from the one that is shown. */
export function undoable(snapshot: PitchSnapshot): number | undefined {
  return shownVersion(snapshot).parent ?? undefined;
}

/** The latest version made from the one that is shown. */
export function redoable({ versions, shown }: PitchSnapshot): number | undefined {
  return versions.findLast((one) => one.parent === shown && one.status === 'ready')?.version;
}
