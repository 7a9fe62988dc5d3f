import { mailJobs } from '#app/server/email/mail-jobs';
import type { Services } from '#app/server/services';
import { newsletterMail } from './newsletter-mail';
import { findSubscriber } from './subscribers';

export const newsletterMails = mailJobs('newsletter-mail', ['confirm', 'welcome', 'known']);

export function newsletterMailWorkflow({
  database,
  mailer,
  env: { siteUrl },
  secret,
}: Pick<Services, 'database' | 'mailer' | 'env' | 'secret'>) {
  return newsletterMails.workflow(mailer, {
    async write(id, mail) {
      const subscriber = await findSubscriber(database, id);
      return subscriber && newsletterMail(mail, subscriber, { siteUrl, secret });
    },
  });
}
