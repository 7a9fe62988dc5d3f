import { PermanentError, type Workflow } from '#app/server/workflows/workflow';
import { MailError } from './mail-error';
import type { Mail, Mailer } from './mailer';

/**
 * For a workflow whose step sends a mail: twelve tries over 25 hours and a half, the pause doubled from 45 s on. What
 * was not taken by then is parked: its job stays in the table as failed, and can be queued again.
 */
export const mailRetries: Workflow<unknown>['retries'] = { attempts: 12, backoffMs: 45_000 };

/**
 * Sends a mail from a step of a workflow. Throws a `PermanentError`, which ends the tries, where the mail server has
 * refused this mail for good; else what the mailer throws, which is tried again.
 */
export async function sendInStep(mailer: Mailer, mail: Mail, signal: AbortSignal): Promise<void> {
  try {
    await mailer.send(mail, signal);
  } catch (error) {
    if (error instanceof MailError && !error.retryable) throw new PermanentError(error.message);
    throw error;
  }
}
