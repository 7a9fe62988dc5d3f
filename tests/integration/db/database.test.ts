import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

import type { Database } from '#app/server/db/database';
import { listenOnLoopback } from '#tests/fakes/loopback';
import { addMark, marksOf } from '#tests/integration/support/pitch-steps';
import { addPitch } from '#tests/integration/support/rows';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';

describe.each(dialects)('transactions on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);

  it('keeps what it commits, across a reopening', async () => {
    const database = await testDatabase().open();
    const id = await database.transaction((t) => addPitch(t));
    await database.close();
    const reopened = await testDatabase().open();
    expect(await pitch(reopened, id)).toMatchObject({ id, revision: 0, created_at: 1_790_000_000_000 });
  });

  it('rolls back when its function throws, and the next one works', async () => {
    const database = await testDatabase().open();
    const failing = database.transaction(async (t) => {
      await addPitch(t, 'rolled-back');
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await pitch(database, 'rolled-back')).toBeUndefined();
    await database.transaction((t) => addPitch(t, 'after-a-rollback'));
    expect(await pitch(database, 'after-a-rollback')).toBeDefined();
  });

  it('refuses a query outside of `t` at once, and rolls back', async () => {
    const database = await testDatabase().open();
    const straying = database.transaction(async (t) => {
      await addPitch(t, 'stray-query');
      await pitch(database, 'stray-query');
    });
    await expect(straying).rejects.toThrow('use only its `t`');
    expect(await pitch(database, 'stray-query')).toBeUndefined();
  });

  it('refuses a transaction inside a transaction', async () => {
    const database = await testDatabase().open();
    const nested = database.transaction(() => database.transaction(async () => {}));
    await expect(nested).rejects.toThrow('no second transaction');
  });

  it('ends a transaction that waits for a timer, and lets nothing it does later through', async () => {
    const database = await testDatabase().open();
    const late = Promise.withResolvers<unknown>();
    let lateYet = false;
    const waiting = database.transaction(async (t) => {
      await addPitch(t, 'before-the-timer');
      await pause(300);
      lateYet = true;
      await addPitch(t, 'after-the-timer').then(late.resolve, late.reject);
    });
    await expect(waiting).rejects.toThrow('something other than the database');
    expect(lateYet).toBe(false);
    await expect(late.promise).rejects.toThrow(/ended|rolled back/);
    expect(await pitch(database, 'before-the-timer')).toBeUndefined();
    expect(await pitch(database, 'after-the-timer')).toBeUndefined();
  });

  it('ends a transaction that waits for the network', async () => {
    const database = await testDatabase().open();
    const silent = createServer();
    const port = await listenOnLoopback(silent);
    const waiting = database.transaction(() => once(connect(port), 'data'));
    await expect(waiting).rejects.toThrow('something other than the database');
    silent.close();
  });

  it('does not mind many queries and much computing between them', async () => {
    const database = await testDatabase().open();
    let turns = 0;
    await database.transaction(async (t) => {
      for (; turns < 50; turns += 1) {
        await t.selectFrom('pitches').select('id').execute();
        await Promise.all([
          t.selectFrom('jobs').select('id').execute(),
          t.selectFrom('jobs').select('id').execute(),
        ]);
        const end = performance.now() + 1;
        while (performance.now() < end);
      }
    });
    expect(turns).toBe(50);
  });

  it('allows queries again to what a transaction started and left behind', async () => {
    const database = await testDatabase().open();
    let later: Promise<unknown> = Promise.resolve();
    await database.transaction(async (t) => {
      await t.selectFrom('jobs').select('id').execute();
      later = pause(20).then(() => pitch(database, 'nobody'));
    });
    expect(await later).toBeUndefined();
  });

  it('runs a hundred transactions at once without losing one', async () => {
    const database = await testDatabase().open();
    const id = await database.transaction((t) => addPitch(t));
    const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
    await Promise.all(numbers.map((number) => database.transaction((t) => addMark(t, id, number))));
    expect(await marksOf(database, id)).toEqual(numbers);
  });

  it('deletes a pitch with its versions', async () => {
    const database = await testDatabase().open();
    const id = await database.transaction((t) => addPitch(t));
    await database.query.deleteFrom('pitches').where('id', '=', id).execute();
    const left = await database.query
      .selectFrom('pitch_versions')
      .selectAll()
      .where('pitch_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  it('answers a ping and knows the time', async () => {
    const database = await testDatabase().open();
    await database.ping();
    const row = await database.query.selectNoFrom(database.now().as('now')).executeTakeFirstOrThrow();
    expect(Math.abs(row.now - Date.now())).toBeLessThan(2000);
  });
});

function pitch(database: Database, id: string) {
  return database.query.selectFrom('pitches').selectAll().where('id', '=', id).executeTakeFirst();
}
