import { setResponseStatus } from '@tanstack/react-start/server';
import * as z from 'zod';

import { isDisposable, readAddress, recipientHash } from '#app/server/email/address';
import { overLimit, type TooMany } from '#app/server/http/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import { runtime } from '#app/server/runtime';
import { ownPitch } from './access';
import { queueNews } from './notifications';
import { retryFailed } from './repository';
import { revisePitch } from './revision';

const requestSchema = z.object({ id: z.string(), email: z.string().max(1000) });

export type LeaveEmailResult =
  | { ok: true }
  | { ok: false; error: 'email-invalid' | 'email-disposable' | 'gone' }
  | TooMany;

/** Queues a failed pitch again and keeps the address to send it to; for the browser that made it. */
export async function leaveEmailFor(input: unknown, visitor: RequestContext): Promise<LeaveEmailResult> {
  const request = requestSchema.safeParse(input);
  const email = readAddress(request.data?.email ?? '');
  if (!request.success || !email.ok) {
    setResponseStatus(400);
    return { ok: false, error: 'email-invalid' };
  }
  if (isDisposable(email.domain)) {
    setResponseStatus(400);
    return { ok: false, error: 'email-disposable' };
  }
  const id = await ownPitch(request.data);
  if (!id) return { ok: false, error: 'gone' };
  const recipient = recipientHash(email.address, runtime().secret);
  const refused =
    (await overLimit('pitchMail', visitor)) ?? (await overLimit('mailTo', { ...visitor, ip: recipient }));
  if (refused) return refused;
  await awaitByMail(id, email.address, visitor.locale);
  return { ok: true };
}

/** Keeps an address for the news of a pitch, apart from it, and sends the pitch to work again when it has failed. */
export async function awaitByMail(
  id: string,
  address: string,
  locale: RequestContext['locale'],
): Promise<void> {
  await runtime().database.transaction(async (t) => {
    await retryFailed(t, id);
    if (!(await revisePitch(t, id))) return;
    await t
      .insertInto('pitch_recipients')
      .values({ pitch_id: id, address, locale, tries: 0, created_at: Date.now() })
      .onConflict((conflict) => conflict.column('pitch_id').doUpdateSet({ address, locale, tries: 0 }))
      .execute();
    const ready = await t
      .selectFrom('pitch_versions')
      .select('version')
      .where('pitch_id', '=', id)
      .where('version', '=', 1)
      .where('status', '=', 'ready')
      .executeTakeFirst();
    // It became ready in the meantime: nothing else will tell of it.
    if (ready) await queueNews(t, id, 'ready');
  });
}
