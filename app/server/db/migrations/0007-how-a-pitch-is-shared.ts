import type { Migration } from './migrate';

export const keepHowAPitchIsShared: Migration = {
  name: '0007-how-a-pitch-is-shared',
  async up(t) {
    await t.schema.alterTable('pitches').addColumn('shared_duration', 'integer').execute();
    await t.schema
      .alterTable('pitches')
      .addColumn('hides_longer', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
