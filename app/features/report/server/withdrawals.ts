import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import * as z from 'zod';

import { fallbackLocale, isLocale, type Locale } from '#app/i18n/locales';
import type { Database } from '#app/server/db/database';
import { fromJson, toJson } from '#app/server/db/json';
import type { Tables, Transaction } from '#app/server/db/schema';
import type { WithdrawalStatement } from '../withdrawal/withdrawal';

// Without the limits of the form: what it takes today says nothing of what was stored before.
const storedStatement = z.object({ name: z.string(), email: z.string(), contract: z.string() });

/** `createdAt` in epoch ms: when it was sent. `orderId`: undefined where it names none that we found. */
export type Withdrawal = {
  id: string;
  orderId: string | undefined;
  locale: Locale;
  statement: WithdrawalStatement;
  createdAt: number;
};

type NewWithdrawal = Omit<Withdrawal, 'id'> & { requestHash: string };

/** Stores a statement and returns it; `isNew` is false where this submission is stored already. */
export async function insertWithdrawal(
  t: Transaction,
  { requestHash, orderId, locale, statement, createdAt }: NewWithdrawal,
): Promise<{ withdrawal: Pick<Withdrawal, 'id' | 'createdAt'>; isNew: boolean }> {
  const { numInsertedOrUpdatedRows } = await t
    .insertInto('withdrawals')
    .values({
      id: randomUUID(),
      request_hash: requestHash,
      order_id: orderId,
      locale,
      statement: toJson(statement),
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .executeTakeFirst();
  const { id, created_at } = await t
    .selectFrom('withdrawals')
    .select(['id', 'created_at'])
    .where('request_hash', '=', requestHash)
    .executeTakeFirstOrThrow();
  return { withdrawal: { id, createdAt: created_at }, isNew: numInsertedOrUpdatedRows === 1n };
}

export async function findWithdrawal({ query }: Database, id: string): Promise<Withdrawal | undefined> {
  const row = await query.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toWithdrawal(row);
}

/** When the first statement about an order was sent, in epoch ms; undefined where there is none. */
export async function firstWithdrawalFrom(t: Transaction, orderId: string): Promise<number | undefined> {
  const row = await t
    .selectFrom('withdrawals')
    .select('created_at')
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** What was stated from an address, whatever its capitals. */
export async function withdrawalsFrom({ query }: Database, address: string): Promise<Withdrawal[]> {
  const lowercase = address.toLowerCase();
  const rows = await query
    .selectFrom('withdrawals')
    .selectAll()
    // Who only mentions the address is left out below.
    .where(sql`lower(statement)`, 'like', `%${lowercase}%`)
    .orderBy('created_at')
    .execute();
  return rows.map(toWithdrawal).filter(({ statement }) => statement.email.toLowerCase() === lowercase);
}

/** Removes what was stated from an address about no order that we found: it proves nothing. Returns how many. */
export async function forgetOrderless(database: Database, address: string): Promise<number> {
  const stated = await withdrawalsFrom(database, address);
  const ids = stated.filter(({ orderId }) => orderId === undefined).map(({ id }) => id);
  if (ids.length > 0) await database.query.deleteFrom('withdrawals').where('id', 'in', ids).execute();
  return ids.length;
}

function toWithdrawal(row: Selectable<Tables['withdrawals']>): Withdrawal {
  return {
    id: row.id,
    orderId: row.order_id ?? undefined,
    locale: isLocale(row.locale) ? row.locale : fallbackLocale,
    statement: fromJson(storedStatement, row.statement),
    createdAt: row.created_at,
  };
}
