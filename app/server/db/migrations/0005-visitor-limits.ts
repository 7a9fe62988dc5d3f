import { sql } from 'kysely';

import type { Migration } from './migrate';

/** What visitors have taken of their limits, and the key they are hashed with; filled on PostgreSQL only. */
export const createVisitorLimits: Migration = {
  name: '0005-visitor-limits',
  async up(t) {
    // The columns and their order are those of rate-limiter-flexible, which inserts by position.
    await t.schema
      .createTable('visitor_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute();
    await t.schema
      .createTable('visitor_key')
      .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .execute();
  },
};
