import { randomBytes } from 'node:crypto';

import type { Database } from '#app/server/db/database';

export type DailyKey = () => Promise<string>;

/** Never stored, so that no address can be worked out later. */
export function localDailyKey(now: () => number): DailyKey {
  return onceADay(now, async () => newKey());
}

/** One row, overwritten by the first process of the day. Rejects with the database's error. */
export function sharedDailyKey(database: Database, now: () => number): DailyKey {
  return onceADay(now, (day) =>
    database.transaction(async (t) => {
      const created = await t
        .insertInto('visitor_key')
        .values({ id: 1, day, key: newKey() })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet((of) => ({ day: of.ref('excluded.day'), key: of.ref('excluded.key') }))
            .where('visitor_key.day', '<', day),
        )
        .returning('key')
        .executeTakeFirst();
      // Another process made it; a later day than ours when our clock is behind.
      if (!created) return (await t.selectFrom('visitor_key').select('key').executeTakeFirstOrThrow()).key;
      // Counters under yesterday's key are unreachable. Other processes wait for the commit to learn the new key.
      await t.deleteFrom('visitor_limits').execute();
      return created.key;
    }),
  );
}

function onceADay(now: () => number, keyOf: (day: string) => Promise<string>): DailyKey {
  let today: string | undefined;
  let key: Promise<string> | undefined;
  return () => {
    const day = new Date(now()).toISOString().slice(0, 10);
    if (key && day === today) return key;
    const pending = keyOf(day);
    [today, key] = [day, pending];
    pending.catch(() => {
      if (key === pending) key = undefined;
    });
    return pending;
  };
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
