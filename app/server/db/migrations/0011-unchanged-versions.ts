import { sql } from 'kysely';

import type { Migration } from './migrate';

/** A version may be `unchanged`. SQLite changes no check in place: the column is made anew. */
export const allowUnchangedVersions: Migration = {
  name: '0011-unchanged-versions',
  async up(t) {
    await t.schema
      .alterTable('pitch_versions')
      .addColumn('state', 'text', (column) =>
        column
          .notNull()
          .defaultTo('ready')
          .check(sql`state in ('generating', 'waiting', 'ready', 'failed', 'unchanged')`),
      )
      .execute();
    await sql`update pitch_versions set state = status`.execute(t);
    await t.schema.alterTable('pitch_versions').dropColumn('status').execute();
    await t.schema.alterTable('pitch_versions').renameColumn('state', 'status').execute();
  },
};
