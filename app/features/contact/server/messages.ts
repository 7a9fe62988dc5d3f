import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod';

import { fallbackLocale, isLocale, type Locale } from '#app/i18n/locales';
import type { Database } from '#app/server/db/database';
import { fromJson, toJson } from '#app/server/db/json';
import type { Tables, Transaction } from '#app/server/db/schema';
import { messageTopics } from '../contact';
import type { Message } from '../message-schema';

// Without the limits of the forms: what they take today says nothing of what was stored before.
const storedContact = z.object({
  topic: z.optional(z.enum(messageTopics)),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  message: z.string(),
});
const storedForTeam = z.object({
  name: z.string(),
  email: z.string(),
  object: z.string(),
  message: z.string(),
});

/** Times in epoch ms. */
export type MessageRecord = Message & { id: string; locale: Locale; createdAt: number };

type NewMessage = { requestHash: string; message: Message; locale: Locale };

/** Stores a message and returns its id; undefined where this submission is stored already. */
export async function insertMessage(
  t: Transaction,
  { requestHash, message, locale }: NewMessage,
): Promise<string | undefined> {
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await t
    .insertInto('messages')
    .values({
      id,
      request_hash: requestHash,
      form: message.form,
      locale,
      content: toJson(message.content),
      created_at: Date.now(),
    })
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? id : undefined;
}

export async function isStored({ query }: Database, requestHash: string): Promise<boolean> {
  const row = await query
    .selectFrom('messages')
    .select('id')
    .where('request_hash', '=', requestHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findMessage({ query }: Database, id: string): Promise<MessageRecord | undefined> {
  const row = await query.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toMessageRecord(row);
}

export async function listMessages(
  { query }: Database,
  { limit }: { limit: number },
): Promise<MessageRecord[]> {
  const rows = await query
    .selectFrom('messages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toMessageRecord);
}

export function toMessageRecord(row: Selectable<Tables['messages']>): MessageRecord {
  const locale = isLocale(row.locale) ? row.locale : fallbackLocale;
  const about = { id: row.id, locale, createdAt: row.created_at };
  return row.form === 'contact'
    ? { ...about, form: row.form, content: fromJson(storedContact, row.content) }
    : { ...about, form: row.form, content: fromJson(storedForTeam, row.content) };
}

export type MessageMail = 'forward' | 'receipt';

/** Notes that the mail server took a mail of the message, now. */
export async function markMailed(t: Transaction, id: string, mail: MessageMail): Promise<void> {
  const at = Date.now();
  await t
    .updateTable('messages')
    .set(mail === 'forward' ? { forwarded_at: at } : { receipt_at: at })
    .where('id', '=', id)
    .execute();
}
