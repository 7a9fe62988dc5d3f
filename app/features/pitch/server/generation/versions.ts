import type { Selectable, UpdateObject } from 'kysely';

import { isLocale, type Locale } from '#app/i18n/locales';
import { fromJson, toJson } from '#app/server/db/json';
import type { Tables, Transaction } from '#app/server/db/schema';
import { PermanentError, type Workflows } from '#app/server/workflows/workflows';
import {
  answeredBriefSchema,
  findingsSchema,
  pitchSchema,
  scoreSchema,
  storedRefinementSchema,
} from '../../pitch-schema';
import type { Pitch, PitchOrder, Refinement, ScoreCard, StepFinding } from '../../pitch';
import { pitchMails } from '../notifications/notification.job';
import { raiseRevision } from '../raise-revision';

/** A version as it is stored, with what was asked from the original to it. */
export type StoredVersion = {
  version: number;
  engine: string;
  order: PitchOrder;
  /** Of the pitch, so far. */
  findings: StepFinding[];
  refinements: Refinement[];
  parent?: Pitch;
  pitch?: Pitch;
  score?: ScoreCard;
};

type Row = Selectable<Tables['pitch_versions']> & { engine: string; findings: string };

/** A version of a pitch; undefined when there is none. Throws a `PermanentError` for what no program of ours wrote. */
export async function readVersion(
  from: Pick<Transaction, 'selectFrom'>,
  id: string,
  version: number,
): Promise<StoredVersion | undefined> {
  const rows: Row[] = await from
    .selectFrom('pitch_versions')
    .innerJoin('pitches', 'pitches.id', 'pitch_versions.pitch_id')
    .selectAll('pitch_versions')
    .select(['engine', 'findings'])
    .where('pitch_id', '=', id)
    .where('version', '<=', version)
    .execute();
  const byNumber = new Map(rows.map((row) => [row.version, row]));
  const row = byNumber.get(version);
  if (!row) return undefined;
  const parent = row.parent === null ? undefined : byNumber.get(row.parent);
  return {
    version,
    engine: row.engine,
    order: {
      brief: fromJson(answeredBriefSchema, row.brief),
      lang: localeOf(row.lang),
      quotedLang: row.quoted_lang ?? undefined,
    },
    findings: fromJson(findingsSchema, row.findings),
    refinements: refinementsUpTo(row, byNumber),
    parent: parent?.pitch ? fromJson(pitchSchema, parent.pitch) : undefined,
    pitch: row.pitch ? fromJson(pitchSchema, row.pitch) : undefined,
    score: row.score ? fromJson(scoreSchema, row.score) : undefined,
  };
}

function refinementsUpTo(row: Row | undefined, byNumber: Map<number, Row>): Refinement[] {
  if (!row || row.parent === null) return [];
  const before = refinementsUpTo(byNumber.get(row.parent), byNumber);
  return row.refinement === null ? before : [...before, fromJson(storedRefinementSchema, row.refinement)];
}

function localeOf(lang: string): Locale {
  if (!isLocale(lang)) throw new PermanentError(`Pitch in an unknown language: ${lang}`);
  return lang;
}

/** Stores what the steps have found so far; the last of them comes with the pitch. */
export async function saveFindings(
  workflows: Workflows,
  t: Transaction,
  id: string,
  { findings, pitch }: { findings: StepFinding[]; pitch?: Pitch },
): Promise<void> {
  if (!(await raiseRevision(t, id, { findings: toJson(findings) }))) return;
  // One that waited for another try is being worked on.
  await (pitch
    ? storePitch(workflows, t, { id, version: 1, pitch })
    : updateVersion(t, id, 1, { status: 'generating' }));
}

type Written = { id: string; version: number; pitch: Pitch };

/** Stores what a version says, and makes it the one that everybody sees. */
export async function savePitch(workflows: Workflows, t: Transaction, written: Written): Promise<void> {
  const { id, version } = written;
  if (await raiseRevision(t, id, { shown: version })) await storePitch(workflows, t, written);
}

/** Whoever waits for the original gets a mail. */
async function storePitch(
  workflows: Workflows,
  t: Transaction,
  { id, version, pitch }: Written,
): Promise<void> {
  await updateVersion(t, id, version, { status: 'ready', pitch: toJson(pitch) });
  if (version !== 1) return;
  const awaited = await t
    .selectFrom('pitch_recipients')
    .select('pitch_id')
    .where('pitch_id', '=', id)
    .executeTakeFirst();
  if (awaited) await pitchMails.queue(workflows, t, id, 'ready');
}

export async function saveScore(
  t: Transaction,
  id: string,
  version: number,
  score: ScoreCard,
): Promise<void> {
  if (await raiseRevision(t, id)) await updateVersion(t, id, version, { score: toJson(score) });
}

/** Says how the writing of a version stands; that of the original is the pitch's. */
export async function saveStatus(
  t: Transaction,
  id: string,
  version: number,
  status: 'generating' | 'waiting' | 'failed' | 'unchanged',
): Promise<void> {
  if (await raiseRevision(t, id)) await updateVersion(t, id, version, { status });
}

async function updateVersion(
  t: Transaction,
  id: string,
  version: number,
  change: UpdateObject<Tables, 'pitch_versions'>,
): Promise<void> {
  await t
    .updateTable('pitch_versions')
    .set(change)
    .where('pitch_id', '=', id)
    .where('version', '=', version)
    .execute();
}
