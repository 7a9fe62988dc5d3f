import type { Transaction } from '#app/server/db/schema';
import type { Answered } from './challenge';

/** Spends a challenge with what it was answered for, in one transaction. False where it was spent before. */
export async function spendChallenge(t: Transaction, { id, expiresAt }: Answered): Promise<boolean> {
  // Those that are too old would be refused for their age.
  await t.deleteFrom('spent_challenges').where('expires_at', '<', Date.now()).execute();
  const { numInsertedOrUpdatedRows } = await t
    .insertInto('spent_challenges')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
