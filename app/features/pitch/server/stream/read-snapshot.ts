import * as z from 'zod';

import { isLocale, locales } from '#app/i18n/locales';
import { ok, type Result } from '#app/lib/result';
import type { Database } from '#app/server/db/database';
import { fromJson } from '#app/server/db/json';
import type { RequestContext } from '#app/server/http/request-context';
import { findWithin } from '#app/server/http/server-functions/over-limit';
import { goals } from '../../brief';
import { engineNames, pitchStatuses } from '../../pitch-constants';
import { findingsSchema, pitchSchema, scoreSchema, storedRefinementSchema } from '../../pitch-schema';
import type { Sharing } from '../../presentation';
import { sharingSchema } from '../../snapshot-schema';
import { type PitchSnapshot, type PitchVersion, type PitchView, publicSnapshotOf } from '../../snapshot';
import { makerHash } from '../access';

/** What there is of a pitch for this browser; `missing` for an unknown and a deleted one alike. */
export async function snapshotFor(
  { id }: { id: string },
  visitor: RequestContext,
): Promise<Result<PitchView, 'missing' | 'too-many'>> {
  const state = await findWithin('unknownPitch', visitor, () => readState(visitor.services.database, id));
  return state.ok ? ok(viewOf(state.value, makerHash(visitor.services.env))) : state;
}

/** What the tables hold of a pitch that its maker may see, the hash of its maker's token, and when it changed last. */
export type PitchState = Omit<PitchSnapshot, 'isMaker' | 'at' | 'late'> & {
  owner: string;
  updatedAt: number;
};

/** The state of a pitch, whole and of one moment; undefined when there is none, or no more. */
export async function readState(database: Database, id: string): Promise<PitchState | undefined> {
  const rows = await selectRows(database, id);
  const first = rows[0];
  if (!first || !isLocale(first.lang)) return undefined;
  return {
    id,
    revision: first.revision,
    status: pitchStatus.parse(first.status),
    lang: first.lang,
    quotedLang: first.quoted_lang ?? undefined,
    engine: engine.parse(first.engine),
    findings: fromJson(findingsSchema, first.findings),
    versions: parseVersions(rows),
    shown: first.shown,
    awaited: first.recipient !== null,
    sharing: parseSharing(first),
    owner: first.owner_hash,
    updatedAt: first.updated_at,
  };
}

const locale = z.enum(locales);
const engine = z.enum(engineNames);
const pitchStatus = z.enum(pitchStatuses);
const goalOnly = z.object({ goal: z.enum(goals) });

type Row = Awaited<ReturnType<typeof selectRows>>[number];

/** A row for each version, the original first: one statement, so that all are of one moment. */
function selectRows({ query }: Database, id: string) {
  return (
    query
      .selectFrom('pitches')
      .innerJoin('pitch_versions', 'pitch_versions.pitch_id', 'pitches.id')
      .leftJoin('pitch_recipients', 'pitch_recipients.pitch_id', 'pitches.id')
      .select([
        'pitch_versions.version',
        'pitch_versions.parent',
        'pitch_versions.refinement',
        'pitch_versions.status',
        'pitch_versions.lang',
        'pitch_versions.quoted_lang',
        'pitch_versions.pitch',
        'pitch_versions.score',
        'pitch_versions.created_at',
        'pitches.revision',
        'pitches.engine',
        'pitches.findings',
        'pitches.shown',
        'pitches.shared_duration',
        'pitches.hides_longer',
        'pitches.in_preview',
        'pitches.owner_hash',
        'pitches.updated_at',
        'pitch_recipients.pitch_id as recipient',
      ])
      // Those of the others say no more, but for answers and a goal.
      .select((row) => row.case().when('version', '=', 1).then(row.ref('brief')).end().as('first_brief'))
      .where('pitches.id', '=', id)
      .where('pitches.expires_at', '>', Date.now())
      .orderBy('pitch_versions.version')
      .execute()
  );
}

function parseSharing({ shared_duration, hides_longer, in_preview }: Row): Sharing {
  return sharingSchema.parse({
    duration: shared_duration,
    hidesLonger: hides_longer === 1,
    inPreview: in_preview === 1,
  });
}

function parseVersions(rows: Row[]): PitchVersion[] {
  const versions: PitchVersion[] = [];
  for (const row of rows) {
    const { version, parent, refinement, status, lang, first_brief, pitch, score, created_at } = row;
    const asked = refinement === null ? null : fromJson(storedRefinementSchema, refinement);
    const before = versions.find((one) => one.version === parent);
    versions.push({
      version,
      parent,
      refinement: asked,
      status,
      lang: locale.parse(lang),
      goal:
        asked?.kind === 'goal' ? asked.goal : (before?.goal ?? fromJson(goalOnly, first_brief ?? '').goal),
      pitch: pitch === null ? undefined : fromJson(pitchSchema, pitch),
      score: score === null ? undefined : fromJson(scoreSchema, score),
      createdAt: created_at,
    });
  }
  return versions;
}

/** The revision of a pitch; undefined when there is none, or no more. */
export async function readRevision({ query }: Database, id: string): Promise<number | undefined> {
  const row = await query
    .selectFrom('pitches')
    .select('revision')
    .where('id', '=', id)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst();
  return row?.revision;
}

/** What a reader, known by the hash of their token, may know: everything for its maker, for others what is presented. */
export function viewOf({ owner, updatedAt, ...pitch }: PitchState, reader: string | undefined): PitchView {
  const late = pitch.status === 'generating' && isOverdue(updatedAt);
  const snapshot = { ...pitch, late, at: Date.now() };
  return reader === owner ? { ...snapshot, isMaker: true } : publicSnapshotOf(snapshot);
}

/** A step of a pitch takes no longer than this in good time, in ms. */
const longestStepMs = 15_000;

/** Whether a step that began when the pitch changed last, in epoch ms, takes too long. */
export function isOverdue(updatedAt: number): boolean {
  return Date.now() - updatedAt >= longestStepMs;
}
