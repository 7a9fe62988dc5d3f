import * as z from 'zod';

import { fallbackLocale, isLocale } from '#app/i18n/locales';
import type { Transaction } from '#app/server/db/schema';
import { mailJobs } from '#app/server/email/mail-jobs';
import type { Services } from '#app/server/services';
import type { Workflow } from '#app/server/workflows/workflows';
import { pitchMail, type MailedOutcome } from './notification-mail';

const outcomes = ['ready', 'failed'] as const satisfies MailedOutcome[];

export const pitchMails = mailJobs('pitch-mail', outcomes);

/** Jobs of earlier versions say `outcome`, the oldest `news`. */
const inputSchema = z.union([
  z.object({ id: z.string(), mail: z.enum(outcomes) }),
  z
    .object({ id: z.string(), outcome: z.enum(outcomes) })
    .transform(({ id, outcome }) => ({ id, mail: outcome })),
  z.object({ id: z.string(), news: z.enum(outcomes) }).transform(({ id, news }) => ({ id, mail: news })),
]);

/** Removes the address once the mail is sent. */
export function pitchMailWorkflow({
  database,
  mailer,
  env: { siteUrl },
}: Pick<Services, 'database' | 'mailer' | 'env'>): Workflow<{ id: string; mail: MailedOutcome }> {
  const workflow = pitchMails.workflow(mailer, {
    async write(id, outcome) {
      const recipient = await database.query
        .selectFrom('pitch_recipients')
        .select(['address', 'locale'])
        .where('pitch_id', '=', id)
        .executeTakeFirst();
      if (!recipient) return undefined;
      const locale = isLocale(recipient.locale) ? recipient.locale : fallbackLocale;
      return { ...(await pitchMail({ id, outcome, locale, siteUrl })), to: recipient.address };
    },
    onSent: forget,
    onFailed: forget,
  });
  return { ...workflow, input: inputSchema };
}

async function forget(t: Transaction, id: string): Promise<void> {
  await t.deleteFrom('pitch_recipients').where('pitch_id', '=', id).execute();
}
