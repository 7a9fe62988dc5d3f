import * as z from 'zod';

import type { Transaction } from '#app/server/db/schema';
import { mailRetries, sendInStep } from '#app/server/email/send-in-step';
import type { Services } from '#app/server/services';
import type { Workflow, Workflows } from '#app/server/workflows/workflows';
import { type NewsletterMail, newsletterMail } from './newsletter-mail';
import { findSubscriber } from './subscribers';

const name = 'newsletter-mail';

export const newsletterMails = ['confirm', 'welcome', 'known'] as const satisfies NewsletterMail[];

export function newsletterMailKey(id: string, mail: NewsletterMail): string {
  return `${name}:${id}:${mail}`;
}

export function newsletterMailWorkflow({
  database,
  mailer,
  env,
  secret,
}: Pick<Services, 'database' | 'mailer' | 'env' | 'secret'>): Workflow<{ id: string; mail: NewsletterMail }> {
  return {
    name,
    input: z.object({ id: z.string(), mail: z.enum(newsletterMails) }),
    retries: mailRetries,
    async run({ input: { id, mail }, jobId, step, signal }) {
      await step('send', async () => {
        const subscriber = await findSubscriber(database, id);
        if (!subscriber) return;
        const written = await newsletterMail(mail, subscriber, { siteUrl: env.siteUrl, secret });
        await sendInStep(mailer, { ...written, idempotencyKey: `${jobId}:send` }, signal);
      });
    },
  };
}

/** Queues a mail to a subscriber, once at a time. One that failed makes room: its mailbox may take mails again. */
export async function queueNewsletterMail(
  t: Transaction,
  workflows: Workflows,
  id: string,
  mail: NewsletterMail,
): Promise<void> {
  const key = newsletterMailKey(id, mail);
  if (await workflows.retry(t, key)) return;
  await workflows.start(t, name, { id, mail }, key);
}
