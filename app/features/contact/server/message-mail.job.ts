import { mailJobs } from '#app/server/email/mail-jobs';
import type { Services } from '#app/server/services';
import { forwardMail, receiptMail } from './message-mail';
import { findMessage, markMailed } from './messages';

export const messageMails = mailJobs('message-mail', ['forward', 'receipt']);

export function messageMailWorkflow({
  database,
  mailer,
  env,
}: Pick<Services, 'database' | 'mailer' | 'env'>) {
  return messageMails.workflow(mailer, {
    async write(id, mail) {
      const message = await findMessage(database, id);
      return message && (mail === 'forward' ? forwardMail(message, env.mail.team) : receiptMail(message));
    },
    onSent: markMailed,
  });
}
