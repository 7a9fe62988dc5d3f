import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

import type { Database } from '#app/server/db/database';

export type Window = { keyPrefix: string; points: number; duration: number };

export function sharedLimiter(database: Database, window: Window): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...window,
    storeClient: storeClient(database),
    storeType: 'client',
    tableName: 'visitor_limits',
    tableCreated: true,
    // The whole table is emptied with each new key of the day; the library's timers would outlive the database.
    clearExpiredByTimeout: false,
    // Whoever has spent all is then refused from memory, so that a flood of requests asks the database nothing.
    inMemoryBlockOnConsumed: window.points,
  });
}

function storeClient({ query }: Database) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await query.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
}
