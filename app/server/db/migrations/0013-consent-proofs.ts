import { sql } from 'kysely';

import type { Migration } from './migrate';

export const createConsentProofs: Migration = {
  name: '0013-consent-proofs',
  async up(t) {
    await t.schema
      .createTable('consent_proofs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('choice', 'text', (column) => column.notNull().check(sql`choice in ('accepted', 'refused')`))
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await t.schema.createIndex('consent_proofs_at').on('consent_proofs').column('at').execute();
  },
};
