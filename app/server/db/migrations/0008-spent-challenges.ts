import type { Migration } from './migrate';

export const createSpentChallenges: Migration = {
  name: '0008-spent-challenges',
  async up(t) {
    await t.schema
      .createTable('spent_challenges')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await t.schema
      .createIndex('spent_challenges_expiry')
      .on('spent_challenges')
      .column('expires_at')
      .execute();
  },
};
