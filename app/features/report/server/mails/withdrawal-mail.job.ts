import { mailJobs } from '#app/server/email/mail-jobs';
import type { Services } from '#app/server/services';
import { findOrder } from '../orders';
import { findWithdrawal } from '../withdrawals';
import { acknowledgementMail, withdrawalTeamMail } from './withdrawal-mails';

/** `team-alone` where the buyer is sent no acknowledgement. */
export const withdrawalMails = mailJobs('withdrawal-mail', ['acknowledgement', 'team', 'team-alone']);

export function withdrawalMailWorkflow({
  database,
  mailer,
  env,
}: Pick<Services, 'database' | 'mailer' | 'env'>) {
  return withdrawalMails.workflow(mailer, {
    async write(id, mail) {
      const withdrawal = await findWithdrawal(database, id);
      if (!withdrawal) return undefined;
      const order = withdrawal.orderId ? await findOrder(database, withdrawal.orderId) : undefined;
      if (mail === 'acknowledgement') return acknowledgementMail(withdrawal, order);
      const isAcknowledged = mail === 'team';
      return withdrawalTeamMail(withdrawal, order, { to: env.mail.team, isAcknowledged });
    },
  });
}
