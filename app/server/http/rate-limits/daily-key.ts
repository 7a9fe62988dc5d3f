import { randomBytes } from 'node:crypto';

import type { Database } from '#app/server/db/database';

/** The key of the day (UTC) under which visitors are hashed. */
export type DailyKey = () => Promise<string>;

/** A key of this process, never stored, so that no address can be worked out later. `now` in epoch milliseconds. */
export function ownDailyKey(now: () => number): DailyKey {
  return onceADay(now, async () => newKey());
}

/**
 * A key that all processes on the database share: one row, overwritten by whoever comes first that day. Rejects with
 * the database's error, and asks again the next time. `now` in epoch milliseconds.
 */
export function sharedDailyKey(database: Database, now: () => number): DailyKey {
  return onceADay(now, (day) =>
    database.transaction(async (t) => {
      const mine = await t
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
      if (!mine) return (await t.selectFrom('visitor_key').select('key').executeTakeFirstOrThrow()).key;
      // Nobody can be found again under the key that was: what was counted so is of no use. The others wait for the
      // commit to learn the new key, so that nothing of theirs goes.
      await t.deleteFrom('visitor_limits').execute();
      return mine.key;
    }),
  );
}

function onceADay(now: () => number, keyOf: (day: string) => Promise<string>): DailyKey {
  let today: string | undefined;
  let key: Promise<string> | undefined;
  return () => {
    const day = new Date(now()).toISOString().slice(0, 10);
    if (key && day === today) return key;
    const asked = keyOf(day);
    [today, key] = [day, asked];
    asked.catch(() => {
      if (key === asked) key = undefined;
    });
    return asked;
  };
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
