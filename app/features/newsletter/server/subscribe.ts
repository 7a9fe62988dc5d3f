import { createI18n } from '#app/i18n/i18n';
import { ok, refused, type Result } from '#app/lib/result';
import { readLastingAddress } from '#app/server/email/address';
import { takeMailAllowance } from '#app/server/email/mail-allowance';
import { overLimit } from '#app/server/http/server-functions/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import { type Answered, issueChallenge, readAnswer } from '#app/server/robot-check/challenge';
import { spendChallenge } from '#app/server/robot-check/spent-challenges';
import type { Services } from '#app/server/services';
import { subscriptionWording } from '../subscription-wording';
import type { Subscription } from '../newsletter';
import { newsletterMails } from './newsletter-mail.job';
import { requestSubscription } from './subscribers';

const form = 'newsletter';

export function newsletterChallenge({ secret }: Pick<Services, 'secret'>) {
  return issueChallenge({ form, secret });
}

type SubscribeResult = Result<undefined, 'email-invalid' | 'email-disposable' | 'robot' | 'too-many'>;

/** `ok` says that a mail will tell what to do; not whether the address is subscribed, which is its owner's to know. */
export async function subscribeFor(
  { email, robotCheck, website }: Subscription,
  visitor: RequestContext,
): Promise<SubscribeResult> {
  const { services } = visitor;
  const read = readLastingAddress(email);
  if (!read.ok) return read;
  const answered = await readAnswer(robotCheck, { form, secret: services.secret });
  if (!answered || website !== '') return refused('robot');
  const tooMany = await overLimit('newsletter', visitor);
  if (tooMany) return tooMany;
  const stored = await storeRequest(services, {
    // One mailbox, whatever its capitals.
    email: read.value.toLowerCase(),
    answered,
    locale: visitor.locale,
  });
  return stored ? ok(undefined) : refused('robot');
}

type StoreDeps = Pick<Services, 'database' | 'workflows' | 'rateLimits' | 'secret'>;

type AnsweredRequest = { email: string; answered: Answered; locale: RequestContext['locale'] };

/** False, and nothing stored, where the challenge was spent on another subscription; true also where no mail may go out. */
export async function storeRequest(
  services: StoreDeps,
  { email, answered, locale }: AnsweredRequest,
): Promise<boolean> {
  const { database, workflows } = services;
  const i18n = await createI18n(locale);
  const consent = i18n._(subscriptionWording);
  const allowance = await takeMailAllowance(services, email);
  return database.transaction(async (t) => {
    if (!(await spendChallenge(t, answered))) return false;
    const { id, status } = await requestSubscription(t, { email, locale, consent });
    if (allowance.ok) {
      await newsletterMails.queue(workflows, t, id, status === 'confirmed' ? 'known' : 'confirm');
    }
    return true;
  });
}
