import { sql } from 'kysely';

import type { Database } from '#app/server/db/database';
import type { Services } from '#app/server/services';
import { newsletterMails } from './newsletter-mail.job';
import { endSubscription } from './subscribers';

/** Times in epoch ms. */
export type Subscription = {
  id: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  consent: string;
  requestedAt: number;
  confirmedAt: number | undefined;
};

/** What is kept under an address, whatever its capitals. */
export async function subscriptionAt(
  { query }: Database,
  address: string,
): Promise<Subscription | undefined> {
  const row = await query
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      status: row.status,
      consent: row.consent,
      requestedAt: row.requested_at,
      confirmedAt: row.confirmed_at ?? undefined,
    }
  );
}

/** Forgets the address, as unsubscribing does, and its mails that were not sent yet. */
export async function forgetSubscriber(
  { database, workflows }: Pick<Services, 'database' | 'workflows'>,
  id: string,
): Promise<void> {
  await database.transaction(async (t) => {
    await newsletterMails.cancel(workflows, t, id);
    await endSubscription(t, id);
  });
}
