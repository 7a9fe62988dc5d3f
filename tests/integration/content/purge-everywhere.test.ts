import { describe, expect, it } from 'vitest';

import type { Purge } from '#app/server/content/content-source';
import { createPurgeEverywhere } from '#app/server/content/purge-everywhere';
import { receiveWebhook } from '#app/server/content/webhook';
import { type Database, openDatabase } from '#app/server/db/database';
import { wayTo } from '#tests/integration/support/outage';
import { dialects, silentLog, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';

const every: Purge[] = [
  { kind: 'articles', removed: false },
  { kind: 'articles', removed: true },
  { kind: 'chatbots', removed: false },
  { kind: 'chatbots', removed: true },
  { kind: 'media', removed: false },
  { kind: 'media', removed: true },
  { kind: undefined, removed: false },
  { kind: undefined, removed: true },
];

describe.each(dialects)('a purge on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);

  it.each(every)(
    'of $kind, removed: $removed, empties content and pages before it is answered',
    async (what) => {
      const here = processOn(await testDatabase().open());
      const purging = here.purgeEverywhere(what);
      expect(here).toMatchObject({ purged: [what], pages: 1, pictures: what.kind === 'media' ? 1 : 0 });
      await purging;
    },
  );
});

describe.skipIf(!dialects.includes('postgres'))('a purge of processes on one PostgreSQL', () => {
  const testDatabase = useTestDatabase('postgres');

  it.each(every)('of $kind, removed: $removed, is the same on the other', async (what) => {
    const [here, there] = [processOn(await testDatabase().open()), processOn(await testDatabase().open())];
    await here.purgeEverywhere(what);
    await until(() => there.pages > 0);
    expect(there).toMatchObject({ purged: [what], pages: 1 });
  });

  it('empties the process that was told while the database is away, which the answer says', async () => {
    const way = await wayTo(testDatabase().databaseUrl ?? '');
    const database = await openDatabase({ dataDir: '', databaseUrl: way.databaseUrl, log: silentLog });
    const { purged, purgeEverywhere } = processOn(database);
    await way.cut();
    const secret = 'the-secret-of-the-webhook';
    const notice = new Request('http://localhost/content/webhook', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify({ event: 'entry.unpublish', model: 'article' }),
    });
    const answer = await receiveWebhook(notice, { secret, purgeEverywhere, log: silentLog });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(purged).toEqual([{ kind: 'articles', removed: true }]);
    await database.close();
  });

  it('of anything may have been missed by who did not listen: it empties all', async () => {
    const there = processOn(await testDatabase().open());
    await testDatabase().administer(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'verbe listener' and datname = current_database()`,
    );
    await until(() => there.purged.some(({ kind, removed }) => kind === undefined && removed === true));
  });
});

/** What a process that keeps content and pages would empty. */
function processOn(database: Database) {
  const counted = { purged: new Array<Purge>(), pages: 0, pictures: 0 };
  const purgeEverywhere = createPurgeEverywhere({
    database,
    content: { purge: (what = {}) => void counted.purged.push(what) },
    images: { purge: async () => void (counted.pictures += 1) },
    pageCache: { purge: () => void (counted.pages += 1) },
  });
  return Object.assign(counted, { purgeEverywhere });
}
