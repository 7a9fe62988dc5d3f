import { sql } from 'kysely';

import type { Migration } from './migrate';

const noScore = '{"checks":[],"weakPoints":[],"questions":[]}';

export const createPitchVersions: Migration = {
  name: '0003-pitch-versions',
  async up(t) {
    await t.schema
      .createTable('pitch_versions')
      .addColumn('pitch_id', 'text', (column) =>
        column.notNull().references('pitches.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('parent', 'integer')
      .addColumn('asked', 'text')
      .addColumn('brief', 'text', (column) => column.notNull())
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('quoted_lang', 'text')
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('generating', 'ready', 'failed')`),
      )
      .addColumn('pitch', 'text')
      .addColumn('score', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('pitch_versions_key', ['pitch_id', 'version'])
      .execute();
    // The original of each pitch that is there. Those of before the score card get an empty one.
    await sql`
      insert into pitch_versions (pitch_id, version, brief, lang, quoted_lang, status, pitch, score, created_at)
      select id, 1, brief, lang, quoted_lang, status, result,
        case when status = 'ready' then ${noScore} end, created_at
      from pitches
    `.execute(t);
    await sql`
      insert into pitch_events (pitch_id, seq, kind, payload, at)
      select pitch_id, max(seq) + 1, 'scored', ${`{"version":1,"score":${noScore}}`}, max(at)
      from pitch_events
      where pitch_id in (select id from pitches where status = 'ready')
      group by pitch_id
    `.execute(t);
    await t.schema.alterTable('pitches').dropColumn('result').execute();

    await t.schema
      .createTable('pitch_recipients')
      .addColumn('pitch_id', 'text', (column) =>
        column.primaryKey().references('pitches.id').onDelete('cascade'),
      )
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
