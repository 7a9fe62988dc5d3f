import * as z from 'zod';

import type { Transaction } from '#app/server/db/schema';
import { mailRetries, sendInStep } from '#app/server/email/send-in-step';
import type { Services } from '#app/server/services';
import type { Workflow, Workflows } from '#app/server/workflows/workflows';
import { forwardMail, receiptMail } from './message-mail';
import { markMailed, type MessageMail, findMessage } from './messages';

const name = 'message-mail';

/** Sends one of the two mails of a message. A failed job is a mail that waits for somebody to send it again. */
export function messageMailWorkflow({
  database,
  mailer,
  env,
}: Pick<Services, 'database' | 'mailer' | 'env'>): Workflow<{ id: string; mail: MessageMail }> {
  return {
    name,
    input: z.object({ id: z.string(), mail: z.enum(['forward', 'receipt']) }),
    retries: mailRetries,
    async run({ input: { id, mail }, jobId, step, signal }) {
      await step(
        'send',
        async () => {
          const message = await findMessage(database, id);
          if (!message) return;
          const written =
            mail === 'forward' ? await forwardMail(message, env.mail.team) : await receiptMail(message);
          await sendInStep(mailer, { ...written, idempotencyKey: `${jobId}:send` }, signal);
        },
        (t) => markMailed(t, id, mail),
      );
    },
  };
}

export async function queueMail(
  workflows: Pick<Workflows, 'start'>,
  t: Transaction,
  id: string,
  mail: MessageMail,
): Promise<void> {
  await workflows.start(t, name, { id, mail }, messageMailKey(id, mail));
}

export function messageMailKey(id: string, mail: MessageMail): string {
  return `${name}:${id}:${mail}`;
}
