import * as z from 'zod';

import { isLocale, locales } from '#app/i18n/locales';
import { fromJson } from '#app/server/db/json';
import type { RequestContext } from '#app/server/http/request-context';
import { runtime } from '#app/server/runtime';
import { goals } from '../brief';
import {
  engineNames,
  findingsSchema,
  isPitchId,
  pitchSchema,
  scoreSchema,
  storedRefinementSchema,
} from '../pitch';
import { type PitchSnapshot, type PitchVersion, shownVersion } from '../snapshot';
import { findAtAddress, ownerHash } from './access';

const addressSchema = z.object({ id: z.string().refine(isPitchId) });

/** What there is of a pitch; null for an unknown, deleted or malformed address alike. */
export async function snapshotFor(input: unknown, visitor: RequestContext): Promise<PitchSnapshot | null> {
  const address = addressSchema.safeParse(input).data;
  const state = await findAtAddress(visitor, async () => address && readState(address.id));
  if (!state || state === 'too-many') return null;
  return snapshotOf(state, ownerHash());
}

/** What the tables hold of a pitch that a reader may see, and the hash of its maker's token. */
export type PitchState = Omit<PitchSnapshot, 'mine' | 'at'> & { owner: string };

/** The state of a pitch, whole and of one moment; undefined when there is none, or no more. */
export async function readState(id: string): Promise<PitchState | undefined> {
  const rows = await selectRows(id);
  const first = rows[0];
  if (!first || !isLocale(first.lang)) return undefined;
  return {
    id,
    revision: first.revision,
    status: first.status,
    lang: first.lang,
    quotedLang: first.quoted_lang ?? undefined,
    engine: engine.parse(first.engine),
    findings: fromJson(findingsSchema, first.findings),
    versions: rows.map(parseVersion),
    shown: first.shown,
    awaited: first.recipient !== null,
    owner: first.owner_hash,
  };
}

const locale = z.enum(locales);
const engine = z.enum(engineNames);
const goalOnly = z.object({ goal: z.enum(goals) });

type Row = Awaited<ReturnType<typeof selectRows>>[number];

/** A row for each version, the original first: one statement, so that all are of one moment. */
function selectRows(id: string) {
  return runtime()
    .database.query.selectFrom('pitches')
    .innerJoin('pitch_versions', 'pitch_versions.pitch_id', 'pitches.id')
    .leftJoin('pitch_recipients', 'pitch_recipients.pitch_id', 'pitches.id')
    .selectAll('pitch_versions')
    .select([
      'pitches.revision',
      'pitches.engine',
      'pitches.findings',
      'pitches.shown',
      'pitches.owner_hash',
      'pitch_recipients.pitch_id as recipient',
    ])
    .where('pitches.id', '=', id)
    .where('pitches.expires_at', '>', Date.now())
    .orderBy('pitch_versions.version')
    .execute();
}

function parseVersion({ version, parent, asked, status, lang, brief, pitch, score }: Row): PitchVersion {
  return {
    version,
    parent,
    asked: asked === null ? null : fromJson(storedRefinementSchema, asked),
    status,
    lang: locale.parse(lang),
    goal: fromJson(goalOnly, brief).goal,
    pitch: pitch === null ? undefined : fromJson(pitchSchema, pitch),
    score: score === null ? undefined : fromJson(scoreSchema, score),
  };
}

/** The revision of a pitch; undefined when there is none, or no more. */
export async function readRevision(id: string): Promise<number | undefined> {
  const row = await runtime()
    .database.query.selectFrom('pitches')
    .select('revision')
    .where('id', '=', id)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst();
  return row?.revision;
}

/**
 * What a reader, known by the hash of their token, may know: others than its maker see what is shown, and nothing of what
 * was tried beside it.
 */
export function snapshotOf({ owner, ...pitch }: PitchState, reader: string | undefined): PitchSnapshot {
  const mine = reader === owner;
  const snapshot = { ...pitch, mine, at: Date.now() };
  if (mine) return snapshot;
  return { ...snapshot, awaited: false, versions: [{ ...shownVersion(pitch), parent: null, asked: null }] };
}
