import * as z from 'zod';

import type { Transaction } from '#app/server/db/schema';
import type { Mail } from '#app/server/email/mailer';
import { mailRetries, sendInStep } from '#app/server/email/send-in-step';
import type { Services } from '#app/server/services';
import type { Workflow, Workflows } from '#app/server/workflows/workflows';
import { findReport, findOrder } from '../orders';
import { confirmationMail, deliveryMail, refundMail } from './buyer-mails';
import { newOrderMail, reminderMail } from './team-mails';

const name = 'order-mail';

const orderMailSchema = z.enum(['confirmation', 'new-order', 'reminder', 'delivery', 'refund']);

/** `confirmation`, `delivery` and `refund` go to the buyer, `new-order` and `reminder` to the team. */
export type OrderMail = z.infer<typeof orderMailSchema>;

type Deps = Pick<Services, 'database' | 'mailer' | 'env'>;

/** Sends one mail about an order. A failed job is a mail that waits for somebody to send it again. */
export function orderMailWorkflow(deps: Deps): Workflow<{ id: string; mail: OrderMail }> {
  return {
    name,
    input: z.object({ id: z.string(), mail: orderMailSchema }),
    retries: mailRetries,
    async run({ input: { id, mail }, jobId, step, signal }) {
      await step('send', async () => {
        const written = await writeMail(id, mail, deps);
        if (!written) return;
        await sendInStep(deps.mailer, { ...written, idempotencyKey: `${jobId}:send` }, signal);
      });
    },
  };
}

/** Queues a mail about an order, once at a time for each occasion; one that failed for good is tried again. */
export async function queueOrderMail(
  t: Transaction,
  workflows: Pick<Workflows, 'start' | 'retry'>,
  id: string,
  mail: OrderMail,
  occasion?: string,
): Promise<void> {
  const key = [name, id, mail, occasion].filter((part) => part !== undefined).join(':');
  if (await workflows.retry(t, key)) return;
  await workflows.start(t, name, { id, mail }, key);
}

async function writeMail(
  id: string,
  mail: OrderMail,
  { database, env }: Deps,
): Promise<Omit<Mail, 'idempotencyKey'> | undefined> {
  const order = await findOrder(database, id);
  if (!order) return undefined;
  switch (mail) {
    case 'confirmation':
      return confirmationMail(order, env.siteUrl);
    case 'new-order':
      return newOrderMail(order, { siteUrl: env.siteUrl, to: env.mail.team });
    case 'reminder':
      return order.status === 'paid' ? reminderMail(order, env.mail.team) : undefined;
    case 'refund':
      return refundMail(order, env.siteUrl);
    case 'delivery': {
      const report = await findReport(database, id);
      return report && deliveryMail(order, report, env.siteUrl);
    }
  }
}
