import type { Selectable } from 'kysely';

import { isLocale, type Locale } from '#app/i18n/locales';
import { fromJson, toJson } from '#app/server/db/json';
import type { Tables, Transaction } from '#app/server/db/schema';
import { runtime } from '#app/server/runtime';
import { PermanentError } from '#app/server/workflows/workflows';
import type { Pitch, PitchOrder, Refinement, ScoreCard } from './pitch';
import { appendEvent } from './pitch-events.server';
import { queueNews } from './pitch-news.server';
import { pitchSchema, scoreSchema, storedBriefSchema, storedRefinementSchema } from './pitch-stored.server';

/** A version as it is stored, with what was asked from the original to it. */
export type StoredVersion = {
  version: number;
  engine: string;
  order: PitchOrder;
  asked: Refinement[];
  parent?: Pitch;
  pitch?: Pitch;
  score?: ScoreCard;
};

type Row = Pick<
  Selectable<Tables['pitch_versions']>,
  'version' | 'parent' | 'asked' | 'brief' | 'lang' | 'quoted_lang' | 'pitch' | 'score'
> & { engine: string };

/** A version of a pitch; undefined when there is none. Throws a `PermanentError` for what no program of ours wrote. */
export async function readVersion(
  id: string,
  version: number,
  from: Pick<Transaction, 'selectFrom'> = runtime().database.query,
): Promise<StoredVersion | undefined> {
  const rows: Row[] = await from
    .selectFrom('pitch_versions')
    .innerJoin('pitches', 'pitches.id', 'pitch_versions.pitch_id')
    .select([
      'version',
      'parent',
      'asked',
      'pitch_versions.brief',
      'pitch_versions.lang',
      'pitch_versions.quoted_lang',
      'pitch',
      'score',
      'engine',
    ])
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
      brief: fromJson(storedBriefSchema, row.brief),
      lang: localeOf(row.lang),
      quotedLang: row.quoted_lang ?? undefined,
    },
    asked: askedUpTo(row, byNumber),
    parent: parent?.pitch ? fromJson(pitchSchema, parent.pitch) : undefined,
    pitch: row.pitch ? fromJson(pitchSchema, row.pitch) : undefined,
    score: row.score ? fromJson(scoreSchema, row.score) : undefined,
  };
}

function askedUpTo(row: Row | undefined, byNumber: Map<number, Row>): Refinement[] {
  if (!row || row.parent === null) return [];
  const before = askedUpTo(byNumber.get(row.parent), byNumber);
  return row.asked === null ? before : [...before, fromJson(storedRefinementSchema, row.asked)];
}

function localeOf(lang: string): Locale {
  if (!isLocale(lang)) throw new PermanentError(`Pitch in an unknown language: ${lang}`);
  return lang;
}

/** Stores what a version says and tells of it; whoever waits for the original gets a mail. */
export async function savePitch(t: Transaction, id: string, version: number, pitch: Pitch): Promise<void> {
  await t
    .updateTable('pitch_versions')
    .set({ status: 'ready', pitch: toJson(pitch) })
    .where('pitch_id', '=', id)
    .where('version', '=', version)
    .execute();
  if (!(await appendEvent(t, id, { kind: 'ready', version, pitch })) || version !== 1) return;
  await t.updateTable('pitches').set({ status: 'ready' }).where('id', '=', id).execute();
  const awaited = await t
    .selectFrom('pitch_recipients')
    .select('pitch_id')
    .where('pitch_id', '=', id)
    .executeTakeFirst();
  if (awaited) await queueNews(t, id, 'ready');
}
