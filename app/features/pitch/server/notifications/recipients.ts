import { sql } from 'kysely';

import type { Database } from '#app/server/db/database';

/** The pitches that an address waits for, whatever its capitals. */
export async function pitchesAwaitedBy({ query }: Database, address: string): Promise<string[]> {
  const rows = await query
    .selectFrom('pitch_recipients')
    .select('pitch_id')
    .where(sql`lower(address)`, '=', address.toLowerCase())
    .execute();
  return rows.map(({ pitch_id }) => pitch_id);
}

/** No mail tells an address of its pitches any more; the pitches stay, which nothing else ties to it. */
export async function forgetRecipient({ query }: Database, address: string): Promise<void> {
  await query
    .deleteFrom('pitch_recipients')
    .where(sql`lower(address)`, '=', address.toLowerCase())
    .execute();
}
