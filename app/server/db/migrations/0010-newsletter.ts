import { sql } from 'kysely';

import type { Migration } from './migrate';

export const createNewsletter: Migration = {
  name: '0010-newsletter',
  async up(t) {
    await t.schema
      .createTable('newsletter_subscribers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.unique())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('consent', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('pending', 'confirmed', 'unsubscribed')`),
      )
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('unsubscribed_at', 'bigint')
      .execute();
  },
};
