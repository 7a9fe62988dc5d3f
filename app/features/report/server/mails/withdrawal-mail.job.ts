import { mailJobs } from '#app/server/email/mail-jobs';
import type { Services } from '#app/server/services';
import { findOrder } from '../orders';
import { findWithdrawal } from '../withdrawals';
import { acknowledgementMail, withdrawalTeamMail } from './withdrawal-mails';

export const withdrawalMails = mailJobs('withdrawal-mail', ['acknowledgement', 'team']);

export function withdrawalMailWorkflow({
  database,
  mailer,
  env,
}: Pick<Services, 'database' | 'mailer' | 'env'>) {
  return withdrawalMails.workflow(mailer, {
    async write(id, mail) {
      const withdrawal = await findWithdrawal(database, id);
      if (!withdrawal || mail === 'acknowledgement') return withdrawal && acknowledgementMail(withdrawal);
      const order = withdrawal.orderId ? await findOrder(database, withdrawal.orderId) : undefined;
      return withdrawalTeamMail(withdrawal, order, env.mail.team);
    },
  });
}
