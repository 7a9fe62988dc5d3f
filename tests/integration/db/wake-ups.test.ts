import { describe, expect, it } from 'vitest';

import type { Database } from '#app/server/db/database';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';

describe.each(dialects)('wake-ups on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);

  it('come after the commit, on their channel only', async () => {
    const database = await testDatabase().open();
    const woken = count(database);
    await database.transaction(async (t) => {
      t.notify('one');
      await t.selectFrom('jobs').select('id').execute();
      expect(woken).toEqual({ one: 0, other: 0 });
    });
    await until(() => woken.one === 1);
    expect(woken.other).toBe(0);
  });

  it('do not come from a transaction that is rolled back', async () => {
    const database = await testDatabase().open();
    const woken = count(database);
    const failing = database.transaction(async (t) => {
      t.notify('one');
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await database.transaction(async (t) => t.notify('other'));
    await until(() => woken.other === 1);
    expect(woken.one).toBe(0);
  });

  it('stop for who has left, and reach the others when one of them throws', async () => {
    const database = await testDatabase().open();
    const woken = count(database);
    let left = 0;
    database.subscribe('one', () => {
      left += 1;
    })();
    database.subscribe('one', () => {
      throw new Error('on purpose');
    });
    const after = count(database);
    await database.transaction(async (t) => t.notify('one'));
    await until(() => woken.one === 1 && after.one === 1);
    expect(left).toBe(0);
  });
});

describe.skipIf(!dialects.includes('postgres'))('wake-ups between processes', () => {
  const testDatabase = useTestDatabase('postgres');

  it('reach another server on the same PostgreSQL', async () => {
    const [here, there] = [await testDatabase().open(), await testDatabase().open()];
    const woken = count(there);
    await here.transaction(async (t) => t.notify('one'));
    await until(() => woken.one > 0);
    expect(woken).toEqual({ one: 1, other: 0 });
  });

  it('wake everybody when a lost listener is back', async () => {
    const [here, there] = [await testDatabase().open(), await testDatabase().open()];
    const woken = count(there);
    await testDatabase().administer(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'verbe listener' and datname = current_database()`,
    );
    await until(() => woken.one > 0 && woken.other > 0);
    const before = { ...woken };
    await here.transaction(async (t) => t.notify('one'));
    await until(() => woken.one > before.one);
    expect(woken.other).toBe(before.other);
  });
});

/** Counts the wake-ups of two channels. */
function count(database: Database): { one: number; other: number } {
  const woken = { one: 0, other: 0 };
  database.subscribe('one', () => void (woken.one += 1));
  database.subscribe('other', () => void (woken.other += 1));
  return woken;
}
