import { sql } from 'kysely';

import type { Transaction } from '#app/server/db/schema';
import type { Migration } from './migrate';

export const createPitches: Migration = {
  name: '0002-pitches',
  async up(t) {
    await createPitchTable(t);

    await t.schema
      .createTable('pitch_events')
      .addColumn('pitch_id', 'text', (column) =>
        column.notNull().references('pitches.id').onDelete('cascade'),
      )
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('step', 'integer')
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('pitch_events_key', ['pitch_id', 'seq'])
      .execute();

    await t.schema
      .createTable('pitch_feedback')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('pitch_id', 'text', (column) =>
        column.notNull().references('pitches.id').onDelete('cascade'),
      )
      .addColumn('useful', 'integer', (column) => column.notNull().check(sql`useful in (0, 1)`))
      .addColumn('comment', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await t.schema.createIndex('pitch_feedback_pitch').on('pitch_feedback').column('pitch_id').execute();
  },
};

async function createPitchTable(t: Transaction): Promise<void> {
  await t.schema
    .createTable('pitches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_hash', 'text', (column) => column.notNull().unique())
    .addColumn('owner_hash', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('quoted_lang', 'text')
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('brief', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('generating', 'ready', 'failed')`),
    )
    .addColumn('result', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await t.schema.createIndex('pitches_expiry').on('pitches').column('expires_at').execute();
}
