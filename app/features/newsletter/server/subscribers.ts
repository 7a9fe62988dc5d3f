import { randomUUID } from 'node:crypto';

import { fallbackLocale, isLocale, type Locale } from '#app/i18n/locales';
import type { Database } from '#app/server/db/database';
import type { Transaction } from '#app/server/db/schema';

export type Subscriber = {
  id: string;
  email: string;
  locale: Locale;
  status: 'pending' | 'confirmed';
};

/** `consent`: the words that were agreed to. */
type SubscriptionRequest = { email: string; locale: Locale; consent: string };

/** Keeps a wish to subscribe, unless the address is subscribed already; returns what there is now. */
export async function requestSubscription(
  t: Transaction,
  { email, locale, consent }: SubscriptionRequest,
): Promise<Pick<Subscriber, 'id' | 'status'>> {
  const now = Date.now();
  await t
    .insertInto('newsletter_subscribers')
    .values({ id: randomUUID(), email, locale, consent, status: 'pending', requested_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ locale, consent, requested_at: now })
        .where('newsletter_subscribers.status', '=', 'pending'),
    )
    .execute();
  const { id, status } = await t
    .selectFrom('newsletter_subscribers')
    .select(['id', 'status'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { id, status: status === 'confirmed' ? 'confirmed' : 'pending' };
}

/** Returns whether it is confirmed now, and whether this did it. */
export async function confirmSubscription(t: Transaction, id: string): Promise<'now' | 'before' | 'missing'> {
  const { numUpdatedRows } = await t
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', confirmed_at: Date.now() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return 'now';
  const row = await t
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  return row ? 'before' : 'missing';
}

/** Forgets the address; what proves the consent stays, without it. */
export async function endSubscription(t: Transaction, id: string): Promise<void> {
  await t
    .updateTable('newsletter_subscribers')
    .set({ status: 'unsubscribed', email: null, unsubscribed_at: Date.now() })
    .where('id', '=', id)
    .where('status', '!=', 'unsubscribed')
    .execute();
}

/** Undefined where there is none, or none any more. */
export async function findSubscriber({ query }: Database, id: string): Promise<Subscriber | undefined> {
  const row = await query
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'locale', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.email || row.status === 'unsubscribed') return undefined;
  const locale = isLocale(row.locale) ? row.locale : fallbackLocale;
  return { id, email: row.email, locale, status: row.status };
}
