import { sql } from 'kysely';

import type { Database } from '#app/server/db/database';
import type { Services } from '#app/server/services';
import { messageMails } from './message-mail.job';
import { type MessageRecord, toMessageRecord } from './messages';

/** What was written from an address, whatever its capitals. */
export async function messagesFrom({ query }: Database, address: string): Promise<MessageRecord[]> {
  const lowercase = address.toLowerCase();
  const rows = await query
    .selectFrom('messages')
    .selectAll()
    // Who only mentions the address is left out below.
    .where(sql`lower(content)`, 'like', `%${lowercase}%`)
    .orderBy('created_at')
    .execute();
  return rows.map(toMessageRecord).filter(({ content }) => content.email.toLowerCase() === lowercase);
}

/** Also what of its mails was not sent yet. */
export async function deleteMessage(
  { database, workflows }: Pick<Services, 'database' | 'workflows'>,
  id: string,
): Promise<void> {
  await database.transaction(async (t) => {
    await messageMails.cancel(workflows, t, id);
    await t.deleteFrom('messages').where('id', '=', id).execute();
  });
}
