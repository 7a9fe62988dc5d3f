import { randomUUID } from 'node:crypto';

import type { Transaction } from '#app/server/db/database';

/** Adds a pitch in its first state and returns its id. */
export async function addPitch(
  t: Pick<Transaction, 'insertInto'>,
  id: string = randomUUID(),
): Promise<string> {
  await t
    .insertInto('pitches')
    .values({
      id,
      request_hash: id,
      owner_hash: 'owner',
      locale: 'fr',
      engine: 'embedded',
      created_at: 1_790_000_000_000,
      updated_at: 1_790_000_000_000,
      expires_at: 1_821_536_000_000,
    })
    .execute();
  await t
    .insertInto('pitch_versions')
    .values({
      pitch_id: id,
      version: 1,
      brief: '{}',
      lang: 'fr',
      status: 'generating',
      created_at: 1_790_000_000_000,
    })
    .execute();
  return id;
}
