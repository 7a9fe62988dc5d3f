import type { Migration } from './migrate';

export const keepWhetherPreviewsQuote: Migration = {
  name: '0014-previews-of-pitches',
  async up(t) {
    await t.schema
      .alterTable('pitches')
      .addColumn('in_preview', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
