import { sql } from 'kysely';

import type { Migration } from './migrate';

export const createMessages: Migration = {
  name: '0009-messages',
  async up(t) {
    await t.schema
      .createTable('messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_hash', 'text', (column) => column.notNull().unique())
      .addColumn('form', 'text', (column) => column.notNull().check(sql`form in ('contact', 'team')`))
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('forwarded_at', 'bigint')
      .addColumn('receipt_at', 'bigint')
      .execute();
    await t.schema.createIndex('messages_created').on('messages').column('created_at').execute();
  },
};
