import { sql } from 'kysely';

import { fromJson, toJson } from '#app/server/db/json';
import type { Tables, Transaction } from '#app/server/db/schema';
import { answeredBriefSchema, eventSchema, pitchSchema, scoreSchema } from './former-pitch-json';
import type { Migration } from './migrate';

type FormerTables = {
  pitches: { id: string; findings: string; shown: number; revision: number };
  pitch_events: { pitch_id: string; seq: number; kind: string; step: number | null; payload: string };
  pitch_versions: {
    pitch_id: string;
    version: number;
    brief: string;
    status: string;
    state: Tables['pitch_versions']['status'];
    pitch: string | null;
    score: string | null;
  };
};

const batch = 200;

/** Rows take what only events told; stored JSON gets today's form; events and outputs of steps go. */
export const keepOneStateOfAPitch: Migration = {
  name: '0006-one-state-of-a-pitch',
  async up(t) {
    await addColumns(t);
    const former = formerTables(t);
    let last = '';
    for (;;) {
      const pitches = await former
        .selectFrom('pitches')
        .select('id')
        .where('id', '>', last)
        .orderBy('id')
        .limit(batch)
        .execute();
      for (const { id } of pitches) {
        await moveEvents(t, id);
        await renewVersions(t, id);
      }
      const end = pitches.at(-1);
      if (!end) break;
      last = end.id;
    }
    await dropCopies(t);
  },
};

function formerTables(t: Transaction) {
  return t.$omitTables<keyof FormerTables & keyof Tables>().$extendTables<FormerTables>();
}

async function addColumns(t: Transaction): Promise<void> {
  await t.schema
    .alterTable('pitches')
    .addColumn('findings', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await t.schema
    .alterTable('pitches')
    .addColumn('shown', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await t.schema
    .alterTable('pitches')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // SQLite changes no constraint of a column: one that may say `waiting` takes its place.
  await t.schema
    .alterTable('pitch_versions')
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('generating')
        .check(sql`state in ('generating', 'waiting', 'ready', 'failed')`),
    )
    .execute();
  await sql`update pitch_versions set state = status`.execute(t);
}

/** Events that say how the original stands: the last of them counts. */
const ofTheOriginal = ['step', 'ready', 'failed', 'waiting', 'retried'];

async function moveEvents(t: Transaction, id: string): Promise<void> {
  const former = formerTables(t);
  const rows = await former
    .selectFrom('pitch_events')
    .select(['seq', 'kind', 'step', 'payload'])
    .where('pitch_id', '=', id)
    .orderBy('seq')
    .execute();
  const events = rows.map(({ payload, ...row }) => ({ ...row, ...fromJson(eventSchema, payload) }));
  const findings = events.flatMap(({ step, finding }) => (step && finding ? [{ step, finding }] : []));
  const shown = events.findLast(({ kind }) => kind === 'ready' || kind === 'shown');
  await former
    .updateTable('pitches')
    .set({
      findings: toJson(findings),
      // Events without a version are of the original.
      shown: shown?.version ?? 1,
      revision: events.at(-1)?.seq ?? 0,
    })
    .where('id', '=', id)
    .execute();
  if (events.findLast(({ kind }) => ofTheOriginal.includes(kind))?.kind !== 'waiting') return;
  await former
    .updateTable('pitch_versions')
    .set({ state: 'waiting' })
    .where('pitch_id', '=', id)
    .where('version', '=', 1)
    .execute();
}

async function renewVersions(t: Transaction, id: string): Promise<void> {
  const former = formerTables(t);
  const versions = await former
    .selectFrom('pitch_versions')
    .select(['version', 'brief', 'pitch', 'score'])
    .where('pitch_id', '=', id)
    .execute();
  for (const { version, brief, pitch, score } of versions) {
    await former
      .updateTable('pitch_versions')
      .set({
        brief: toJson(fromJson(answeredBriefSchema, brief)),
        pitch: pitch && toJson(fromJson(pitchSchema, pitch)),
        score: score && toJson(fromJson(scoreSchema, score)),
      })
      .where('pitch_id', '=', id)
      .where('version', '=', version)
      .execute();
  }
}

async function dropCopies(t: Transaction): Promise<void> {
  await t.schema.dropTable('pitch_events').execute();
  for (const column of ['status', 'brief', 'lang', 'quoted_lang']) {
    await t.schema.alterTable('pitches').dropColumn(column).execute();
  }
  await t.schema.alterTable('pitch_versions').dropColumn('status').execute();
  await t.schema.alterTable('pitch_versions').renameColumn('state', 'status').execute();
  await t.schema.alterTable('job_steps').dropColumn('output').execute();
}
