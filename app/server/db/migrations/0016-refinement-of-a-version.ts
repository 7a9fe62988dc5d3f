import type { Migration } from './migrate';

/** What a version was asked for has the name that it has everywhere else. */
export const renameAskedToRefinement: Migration = {
  name: '0016-refinement-of-a-version',
  async up(t) {
    await t.schema.alterTable('pitch_versions').renameColumn('asked', 'refinement').execute();
  },
};
