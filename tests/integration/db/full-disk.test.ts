import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import type { Database } from '#app/server/db/database';
import { isDatabaseUnavailable } from '#app/server/db/database-unavailable';
import { fillPostgres, freePostgres, limitFiles } from '#tests/integration/support/full-disk';
import { dialects, type TestDatabase, useTestDatabase } from '#tests/integration/support/databases';
import { addPitch } from '#tests/integration/support/rows';

/** What has no room left, and how it gets some again. */
type Disk = Record<'fill' | 'free', (database: Database, testDatabase: TestDatabase) => unknown>;

/** SQLITE_FULL. */
const noPages: Disk = {
  fill: (database) => sql`pragma max_page_count = 1`.execute(database.query),
  free: (database) => sql`pragma max_page_count = 1000000`.execute(database.query),
};
/** SQLITE_IOERR. */
const noLargerFile: Disk = {
  fill: () => limitFiles(process.pid, 1),
  free: () => limitFiles(process.pid, 'unlimited'),
};
/** 53100. */
const fullDisk: Disk = {
  fill: (_database, testDatabase) => fillPostgres(testDatabase),
  free: (_database, testDatabase) => freePostgres(testDatabase),
};

/** Linux has the means. */
const canBeFull = existsSync('/dev/full');
const disks = [
  { disk: 'pages that SQLite may have', dialect: 'sqlite', ...noPages },
  { disk: 'file sizes', dialect: 'sqlite', ...noLargerFile },
  { disk: 'the disk of PostgreSQL', dialect: 'postgres', ...fullDisk },
] as const;

describe.skipIf(!canBeFull).each(disks.filter(({ dialect }) => dialects.includes(dialect)))(
  'where there is no room: $disk',
  ({ dialect, fill, free }) => {
    const testDatabase = useTestDatabase(dialect);

    it('a transaction is rolled back as one that may succeed later, at once, and does when there is room', async () => {
      const database = await testDatabase().open();
      await fill(database, testDatabase());
      const asked = performance.now();
      const failed = await database.transaction(write).then(
        () => undefined,
        (error: unknown) => error,
      );
      const ms = performance.now() - asked;
      const alone = await database.query
        .insertInto('migrations')
        .values({ name: 'x'.repeat(1_000_000), applied_at: 1 })
        .execute()
        .catch((error: unknown) => error);
      await free(database, testDatabase());
      expect([failed, alone].map(isDatabaseUnavailable)).toEqual([true, true]);
      // Waiting is for the caller: a lock is soon gone, a full disk is not.
      expect(ms).toBeLessThan(1000);
      expect(await countOf(database)).toBe(0);
      await database.transaction(write);
      expect(await countOf(database)).toBe(100);
    });
  },
);

/** More than fits on the page that is there. */
async function write(t: Parameters<typeof addPitch>[0]): Promise<void> {
  for (let pitch = 0; pitch < 100; pitch += 1) await addPitch(t);
}

async function countOf(database: Database): Promise<number> {
  return (await database.query.selectFrom('pitches').select('id').execute()).length;
}
