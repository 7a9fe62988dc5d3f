import type { Migration } from './migrate';

export const createModelBudget: Migration = {
  name: '0004-model-budget',
  async up(t) {
    await t.schema
      .createTable('model_budget')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('tokens', 'bigint', (column) => column.notNull())
      .execute();
  },
};
