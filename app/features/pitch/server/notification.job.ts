import * as z from 'zod';

import { fallbackLocale, isLocale } from '#app/i18n/locales';
import type { Transaction } from '#app/server/db/schema';
import { MailError } from '#app/server/email/mailer';
import { runtime } from '#app/server/runtime';
import { PermanentError, type Workflow } from '#app/server/workflows/workflows';
import { mailWorkflowName, type PitchNews } from './job-keys';
import { pitchMail } from './notification-mail';

/** Tells whoever waits for a pitch that it is there, or that it could not be made, and forgets the address. */
export const pitchMailWorkflow: Workflow<{ id: string; news: PitchNews }> = {
  name: mailWorkflowName,
  input: z.object({ id: z.string(), news: z.enum(['ready', 'failed']) }),
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
