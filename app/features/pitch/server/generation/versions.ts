import type { UpdateObject } from 'kysely';

import { isLocale, type Locale } from '#app/i18n/locales';
import { fromJson, toJson } from '#app/server/db/json';
import type { Tables, Transaction } from '#app/server/db/schema';
import { PermanentError, type Workflows } from '#app/server/workflows/workflows';
import { type Edit, editOf } from '../../edit';
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

/** A version of a pitch; undefined when there is none. Throws a `PermanentError` for what no program of ours wrote. */
export async function readVersion(
  from: Pick<Transaction, 'selectFrom'>,
  id: string,
  version: number,
): Promise<StoredVersion | undefined> {
  const row = await from
    .selectFrom('pitch_versions')
    .innerJoin('pitches', 'pitches.id', 'pitch_versions.pitch_id')
    .select(['engine', 'findings', 'brief', 'lang', 'quoted_lang', 'score'])
    .where('pitch_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return undefined;
  const ancestry = await readAncestry(from, id, version);
  return {
    version,
    engine: row.engine,
    order: {
      brief: { ...fromJson(answeredBriefSchema, row.brief), edits: editsIn(ancestry) },
      lang: localeOf(row.lang),
      quotedLang: row.quoted_lang ?? undefined,
    },
    findings: fromJson(findingsSchema, row.findings),
    refinements: ancestry.flatMap(({ refinement }) => refinement ?? []),
    parent: pitchOf(ancestry.at(-2)),
    pitch: pitchOf(ancestry.at(-1)),
    score: row.score ? fromJson(scoreSchema, row.score) : undefined,
  };
}

type VersionInAncestry = { refinement: Refinement | undefined; pitch: string | null };

/** A version and those that it comes from, the original first. */
async function readAncestry(
  from: Pick<Transaction, 'selectFrom'>,
  id: string,
  version: number,
): Promise<VersionInAncestry[]> {
  const rows = await from
    .selectFrom('pitch_versions')
    .select(['version', 'parent', 'refinement', 'pitch'])
    .where('pitch_id', '=', id)
    .where('version', '<=', version)
    .execute();
  const byNumber = new Map<number | null, (typeof rows)[number]>(rows.map((row) => [row.version, row]));
  const ancestry: VersionInAncestry[] = [];
  for (let row = byNumber.get(version); row; row = byNumber.get(row.parent)) {
    const { refinement, pitch } = row;
    ancestry.unshift({
      refinement: refinement ? fromJson(storedRefinementSchema, refinement) : undefined,
      pitch,
    });
  }
  return ancestry;
}

function pitchOf(version: VersionInAncestry | undefined): Pitch | undefined {
  return version?.pitch ? fromJson(pitchSchema, version.pitch) : undefined;
}

/** What the maker changed by hand on the way to a version; undefined where that is nothing. */
function editsIn(ancestry: VersionInAncestry[]): Edit[] | undefined {
  const edits: Edit[] = [];
  for (const [at, { refinement }] of ancestry.entries()) {
    if (refinement?.kind === 'edit') edits.push(editOf(refinement, pitchOf(ancestry[at - 1])));
    const last = edits.at(-1);
    if (refinement?.kind === 'follow' && last) last.followed = true;
  }
  return edits.length > 0 ? edits : undefined;
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
