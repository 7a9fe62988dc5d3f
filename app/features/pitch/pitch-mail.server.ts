import { setResponseStatus } from '@tanstack/react-start/server';
import * as z from 'zod';

import type { Transaction } from '#app/server/db/schema';
import { overLimit, type TooMany } from '#app/server/http/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import { isDisposable, readAddress, recipientHash } from '#app/server/email/address';
import { runtime } from '#app/server/runtime';
import { MailError } from '#app/server/email/mailer';
import { PermanentError, type Workflow } from '#app/server/workflows/workflows';
import { fallbackLocale, isLocale } from '#app/i18n/locales';
import { mailWorkflowName, type PitchNews } from './pitch-jobs';
import { pitchMail } from './pitch-mail-words.server';
import { queueNews } from './pitch-news.server';
import { ownPitch } from './pitch-access.server';
import { revisePitch } from './pitch-revision.server';
import { retryFailed } from './pitch-store.server';

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

/** Tells whoever waits for a pitch that it is there, or that it could not be made, and forgets the address. */
export const pitchMailWorkflow: Workflow<{ id: string; news: PitchNews }> = {
  name: mailWorkflowName,
  retries: { attempts: 10, backoffMs: 30_000 },

  async run({ input: { id, news }, jobId, step, signal }) {
    await step(
      'send',
      async () => {
        const { database, mailer } = runtime();
        const recipient = await database.query
          .selectFrom('pitch_recipients')
          .select(['address', 'locale'])
          .where('pitch_id', '=', id)
          .executeTakeFirst();
        if (!recipient) return;
        const locale = isLocale(recipient.locale) ? recipient.locale : fallbackLocale;
        const mail = await pitchMail(id, news, locale);
        await mailer
          .send({ ...mail, to: recipient.address, idempotencyKey: `${jobId}:send` }, signal)
          .catch(orPermanent);
      },
      (t) => forget(t, id),
    );
  },

  onFailed: (t, { id }) => forget(t, id),
};

function orPermanent(error: unknown): never {
  if (error instanceof MailError && !error.retryable) throw new PermanentError(error.message);
  throw error;
}

async function forget(t: Transaction, id: string): Promise<void> {
  await t.deleteFrom('pitch_recipients').where('pitch_id', '=', id).execute();
}
