import { sql } from 'kysely';

import type { Migration } from './migrate';

export const createJobs: Migration = {
  name: '0001-jobs',
  async up(t) {
    await t.schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('workflow', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('input', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('queued', 'failed')`))
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('claims', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('run_at', 'bigint', (column) => column.notNull())
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', 'bigint')
      .addColumn('error', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await t.schema.createIndex('jobs_due').on('jobs').columns(['status', 'run_at']).execute();

    await t.schema
      .createTable('job_steps')
      .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('output', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('job_steps_key', ['job_id', 'name'])
      .execute();
  },
};
