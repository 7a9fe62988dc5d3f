import type { Locale } from '#app/i18n/locales';
import type { Finding, Goal, Pitch, PitchEngine, Refinement, ScoreCard, StepNumber } from './pitch';

/** `waiting`: it failed, an address was left, and it is tried again by itself later. */
export type PitchStatus = 'generating' | 'waiting' | 'ready' | 'failed';

/** One writing of the pitch. The first is the original; the others were asked for by its maker. */
export type PitchVersion = {
  /** 1, 2, … within a pitch. */
  version: number;
  /** The version it was made from; null for the original. */
  parent: number | null;
  asked: Refinement | null;
  status: 'generating' | 'ready' | 'failed';
  lang: Locale;
  goal: Goal;
  pitch?: Pitch;
  /** Follows the pitch. */
  score?: ScoreCard;
};

/** What happened to a pitch, in the order of `seq` (1, 2, …). */
export type PitchEvent =
  | { seq: number; kind: 'step'; step: StepNumber; finding: Finding }
  | { seq: number; kind: 'ready'; version: number; pitch: Pitch }
  | { seq: number; kind: 'scored'; version: number; score: ScoreCard }
  | { seq: number; kind: 'failed' }
  | { seq: number; kind: 'waiting' }
  | { seq: number; kind: 'retried' }
  | {
      seq: number;
      kind: 'version';
      version: number;
      parent: number;
      asked: Refinement;
      lang: Locale;
      goal: Goal;
    }
  | { seq: number; kind: 'version-failed'; version: number }
  /** Undo and redo: another version is the one to show. */
  | { seq: number; kind: 'shown'; version: number };

/** What a watcher is told besides: the line is alive, or the pitch is no more. */
export type PitchWatchEvent = PitchEvent | { kind: 'beat' } | { kind: 'gone' };

/** All that a reader of a pitch's address may know of it; `mine` is true in the browser that made it. */
export type PitchSnapshot = {
  id: string;
  status: PitchStatus;
  /** The language of the findings and of the original; a version has its own. */
  lang: Locale;
  quotedLang?: string;
  engine: PitchEngine['name'];
  findings: { step: StepNumber; finding: Finding }[];
  /** Its maker knows every version, everybody else the one that is shown. Never empty. */
  versions: PitchVersion[];
  /** The version to show. */
  shown: number;
  /** An address waits for the news of it; said to its maker only. */
  awaited: boolean;
  /** The last event that this snapshot contains; 0 before the first. */
  lastSeq: number;
  mine: boolean;
  /** When the server took it, in epoch milliseconds. */
  at: number;
};

/** The version that the snapshot shows. */
export function shownVersion({ versions, shown }: PitchSnapshot): PitchVersion {
  const version = versions.find((one) => one.version === shown) ?? versions[0];
  if (!version) throw new Error('A pitch without a version');
  return version;
}

/** Whether more is to come without anybody asking for it. */
export function isUnderWay({ status, versions }: PitchSnapshot): boolean {
  if (status === 'generating' || status === 'waiting') return true;
  return versions.some((one) => (one.status === 'ready' && !one.score) || isBeingWritten(one));
}

/** True for a version that was asked for and is not there yet; the original has the status of its pitch. */
export function isBeingWritten({ status, asked }: PitchVersion): boolean {
  return status === 'generating' && asked !== null;
}

/** The snapshot after one more event; an event it already holds changes nothing. */
export function applyEvent(snapshot: PitchSnapshot, event: PitchEvent): PitchSnapshot {
  if (event.seq <= snapshot.lastSeq) return snapshot;
  const next = { ...snapshot, lastSeq: event.seq };
  switch (event.kind) {
    case 'step':
      return {
        ...next,
        status: 'generating',
        findings: [...snapshot.findings, { step: event.step, finding: event.finding }],
      };
    case 'ready':
      return {
        ...next,
        status: 'ready',
        shown: event.version,
        versions: changed(snapshot, event.version, { status: 'ready', pitch: event.pitch }),
      };
    case 'scored':
      return { ...next, versions: changed(snapshot, event.version, { score: event.score }) };
    case 'failed':
    case 'waiting':
      return { ...next, status: event.kind };
    case 'retried':
      return { ...next, status: 'generating' };
    case 'version': {
      const { version, parent, asked, lang, goal } = event;
      return {
        ...next,
        versions: [...snapshot.versions, { version, parent, asked, lang, goal, status: 'generating' }],
      };
    }
    case 'version-failed':
      return { ...next, versions: changed(snapshot, event.version, { status: 'failed' }) };
    case 'shown':
      return { ...next, shown: event.version };
  }
}

/** The version to go back to from the one that is shown. */
export function undoable(snapshot: PitchSnapshot): number | undefined {
  return shownVersion(snapshot).parent ?? undefined;
}

/** The latest version made from the one that is shown. */
export function redoable({ versions, shown }: PitchSnapshot): number | undefined {
  return versions.findLast((one) => one.parent === shown && one.status === 'ready')?.version;
}

function changed(
  { versions }: PitchSnapshot,
  version: number,
  change: Partial<PitchVersion>,
): PitchVersion[] {
  return versions.map((one) => (one.version === version ? { ...one, ...change } : one));
}
