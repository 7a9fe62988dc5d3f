import { sql } from 'kysely';

import type { Database } from '#app/server/db/database';
import type { Metrics } from '#app/server/metrics/metrics';

/** Of the queue that all processes on the database share. */
export function measureQueue(metrics: Metrics, database: Database): void {
  const { query } = database;

  metrics.gauge('jobs', 'Jobs: due, running, to be run later, failed for good.', async () => {
    const now = database.now();
    const state = sql<string>`case
      when status = 'failed' then 'failed'
      when lease_until >= ${now} then 'running'
      when run_at <= ${now} then 'due'
      else 'later' end`;
    const rows = await query
      .selectFrom('jobs')
      .select((row) => [state.as('state'), row.fn.countAll<number>().as('jobs')])
      .groupBy(sql`1`)
      .execute();
    const counted = new Map(rows.map((row) => [row.state, Number(row.jobs)]));
    return ['due', 'running', 'later', 'failed'].map((name) => ({
      labels: { state: name },
      value: counted.get(name) ?? 0,
    }));
  });

  metrics.gauge(
    'jobs_oldest_due_seconds',
    'How long the oldest due job has waited to be taken.',
    async () => {
      const now = database.now();
      const row = await query
        .selectFrom('jobs')
        .select((of) => sql<number | null>`${now} - ${of.fn.min('run_at')}`.as('ms'))
        .where('status', '=', 'queued')
        .where('run_at', '<=', now)
        .where((of) => of.or([of('lease_until', 'is', null), of('lease_until', '<', now)]))
        .executeTakeFirst();
      return [{ value: Number(row?.ms ?? 0) / 1000 }];
    },
  );
}
