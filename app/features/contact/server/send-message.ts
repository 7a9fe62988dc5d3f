import { ok, refused, type Result } from '#app/lib/result';
import { digest } from '#app/server/digest';
import { takeMailAllowance } from '#app/server/email/mail-allowance';
import { overLimit } from '#app/server/http/server-functions/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import { type Answered, readAnswer } from '#app/server/robot-check/challenge';
import { spendChallenge } from '#app/server/robot-check/spent-challenges';
import type { Services } from '#app/server/services';
import type { Message, Submission } from '../message-schema';
import { messageMails } from './message-mail.job';
import { insertMessage, isStored } from './messages';
import { readMessage } from './read-message';

type SendResult = Result<undefined, 'email-invalid' | 'phone-invalid' | 'robot' | 'too-many'>;

/** `ok` means stored: nothing that happens later loses it. The same submission is the same message; changed, it is another. */
export async function sendMessageFor(submission: Submission, visitor: RequestContext): Promise<SendResult> {
  const { services } = visitor;
  const read = readMessage(messageOf(submission));
  if (!read.ok) return read;
  const message = read.value;
  const requestHash = digest(submission.requestKey, message);
  if (await isStored(services.database, requestHash)) return ok(undefined);

  const purpose = { form: message.form, secret: services.secret };
  const answered = await readAnswer(submission.robotCheck, purpose);
  if (!answered || submission.website !== '') return refused('robot');
  const tooMany = await overLimit('message', visitor);
  if (tooMany) return tooMany;

  const stored = await storeMessage(services, { requestHash, message, answered, locale: visitor.locale });
  return stored ? ok(undefined) : refused('robot');
}

type NewMessage = {
  requestHash: string;
  message: Message;
  answered: Answered;
  locale: RequestContext['locale'];
};

/** False, and nothing stored, where the challenge was spent on another message. */
export async function storeMessage(services: StoreDeps, submission: NewMessage): Promise<boolean> {
  const { database, workflows } = services;
  // Somebody else's address may have been given, again and again: the message is kept, a receipt is not sent.
  const allowance = await takeMailAllowance(services, submission.message.content.email);
  try {
    await database.transaction(async (t) => {
      const id = await insertMessage(t, submission);
      if (id === undefined) return;
      if (!(await spendChallenge(t, submission.answered))) throw new ChallengeSpentError();
      await messageMails.queue(workflows, t, id, 'forward');
      if (allowance.ok) await messageMails.queue(workflows, t, id, 'receipt');
    });
    return true;
  } catch (error) {
    if (error instanceof ChallengeSpentError) return false;
    throw error;
  }
}

type StoreDeps = Pick<Services, 'database' | 'workflows' | 'rateLimits' | 'secret'>;

class ChallengeSpentError extends Error {
  override name = 'ChallengeSpentError';
}

function messageOf(submission: Submission): Message {
  return submission.form === 'contact'
    ? { form: submission.form, content: submission.content }
    : { form: submission.form, content: submission.content };
}
