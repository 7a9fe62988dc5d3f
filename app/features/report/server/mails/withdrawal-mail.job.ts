import * as z from 'zod';

import type { Transaction } from '#app/server/db/schema';
import { mailRetries, sendInStep } from '#app/server/email/send-in-step';
import type { Services } from '#app/server/services';
import type { Workflow, Workflows } from '#app/server/workflows/workflows';
import { findOrder } from '../orders';
import { findWithdrawal } from '../withdrawals';
import { acknowledgementMail, withdrawalTeamMail } from './withdrawal-mails';

const name = 'withdrawal-mail';

type WithdrawalMail = 'acknowledgement' | 'team';

/** Sends one of the two mails about a withdrawal. A failed job is a mail that waits for somebody to send it again. */
export function withdrawalMailWorkflow({
  database,
  mailer,
  env,
}: Pick<Services, 'database' | 'mailer' | 'env'>): Workflow<{ id: string; mail: WithdrawalMail }> {
  return {
    name,
    input: z.object({ id: z.string(), mail: z.enum(['acknowledgement', 'team']) }),
    retries: mailRetries,
    async run({ input: { id, mail }, jobId, step, signal }) {
      await step('send', async () => {
        const withdrawal = await findWithdrawal(database, id);
        if (!withdrawal) return;
        const order = withdrawal.orderId ? await findOrder(database, withdrawal.orderId) : undefined;
        const written =
          mail === 'acknowledgement'
            ? await acknowledgementMail(withdrawal)
            : await withdrawalTeamMail(withdrawal, order, env.mail.team);
        await sendInStep(mailer, { ...written, idempotencyKey: `${jobId}:send` }, signal);
      });
    },
  };
}

export async function queueWithdrawalMail(
  t: Transaction,
  workflows: Pick<Workflows, 'start'>,
  id: string,
  mail: WithdrawalMail,
): Promise<void> {
  await workflows.start(t, name, { id, mail }, `${name}:${id}:${mail}`);
}
