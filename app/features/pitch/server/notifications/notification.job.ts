import * as z from 'zod';

import { fallbackLocale, isLocale } from '#app/i18n/locales';
import type { Transaction } from '#app/server/db/schema';
import { mailRetries, sendInStep } from '#app/server/email/send-in-step';
import type { Services } from '#app/server/services';
import type { Workflow } from '#app/server/workflows/workflows';
import { mailWorkflowName, type PitchOutcome } from '../job-keys';
import { pitchMail } from './notification-mail';

const outcomes = z.enum(['ready', 'failed']);

/** A job of before it was renamed says `news`. */
const inputSchema = z.union([
  z.object({ id: z.string(), outcome: outcomes }),
  z.object({ id: z.string(), news: outcomes }).transform(({ id, news }) => ({ id, outcome: news })),
]);

/** Removes the address once the mail is sent. */
export function pitchMailWorkflow({
  database,
  mailer,
  env,
}: Pick<Services, 'database' | 'mailer' | 'env'>): Workflow<{ id: string; outcome: PitchOutcome }> {
  return {
    name: mailWorkflowName,
    input: inputSchema,
    retries: mailRetries,

    async run({ input: { id, outcome }, jobId, step, signal }) {
      await step(
        'send',
        async () => {
          const recipient = await database.query
            .selectFrom('pitch_recipients')
            .select(['address', 'locale'])
            .where('pitch_id', '=', id)
            .executeTakeFirst();
          if (!recipient) return;
          const locale = isLocale(recipient.locale) ? recipient.locale : fallbackLocale;
          const mail = await pitchMail({ id, outcome, locale, siteUrl: env.siteUrl });
          const message = { ...mail, to: recipient.address, idempotencyKey: `${jobId}:send` };
          await sendInStep(mailer, message, signal);
        },
        (t) => forget(t, id),
      );
    },

    onFailed: (t, { id }) => forget(t, id),
  };
}

async function forget(t: Transaction, id: string): Promise<void> {
  await t.deleteFrom('pitch_recipients').where('pitch_id', '=', id).execute();
}
