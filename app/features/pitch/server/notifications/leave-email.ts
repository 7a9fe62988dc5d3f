import type { Locale } from '#app/i18n/locales';
import { ok, refused, type Result } from '#app/lib/result';
import type { Transaction } from '#app/server/db/schema';
import { readLastingAddress } from '#app/server/email/address';
import { takeMailAllowance } from '#app/server/email/mail-allowance';
import { overLimit } from '#app/server/http/server-functions/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import type { Services } from '#app/server/services';
import { isMaker } from '../access';
import { isOverdue } from '../stream/read-snapshot';
import { retryFailed } from '../repository';
import { raiseRevision } from '../raise-revision';

/** Why an address was not kept though it is in order: see `awaitByMail`. */
type Unwanted = 'missing' | 'not-needed' | 'address-taken';

export type LeaveEmailResult = Result<
  undefined,
  'email-invalid' | 'email-disposable' | 'too-many' | Unwanted
>;

/** Queues a failed pitch again and keeps the address to send it to; for the browser that made it. */
export async function leaveEmailFor(
  { id, email: written }: { id: string; email: string },
  visitor: RequestContext,
): Promise<LeaveEmailResult> {
  const { services, locale } = visitor;
  const address = readLastingAddress(written);
  if (!address.ok) return address;
  if (!(await isMaker(services, id))) return refused('missing');
  const tooMany = await overLimit('pitchMail', visitor);
  if (tooMany) return tooMany;
  const allowance = await takeMailAllowance(services, address.value);
  if (!allowance.ok) return { ...allowance, error: 'too-many' };
  const unwanted = await awaitByMail(services, { id, address: address.value, locale });
  return unwanted ? refused(unwanted) : ok(undefined);
}

/**
 * Keeps an address for the notification of a pitch, apart from it, and sends the pitch to work again when it has failed. Answers
 * why not, and changes nothing, when the pitch is gone, when it has not failed, does not wait and is not late, and when
 * another address is kept for it: nobody mails strangers with a pitch of their own. The same address again is kept as it is.
 */
export async function awaitByMail(
  { database, workflows }: Pick<Services, 'database' | 'workflows'>,
  { id, address, locale }: { id: string; address: string; locale: Locale },
): Promise<Unwanted | undefined> {
  try {
    await database.transaction(async (t) => {
      const again = await retryFailed(workflows, t, id);
      const late = await isLate(t, id);
      // Locks the pitch: what is read from here on stays so.
      if (!(await raiseRevision(t, id))) throw new UnwantedEmail('missing');
      const status = await statusOf(t, id);
      if (!again && status !== 'waiting' && !(late && status === 'generating'))
        throw new UnwantedEmail('not-needed');
      const inserted = await t
        .insertInto('pitch_recipients')
        .values({ pitch_id: id, address, locale, tries: 0, created_at: Date.now() })
        .onConflict((conflict) => conflict.column('pitch_id').doNothing())
        .returning('pitch_id')
        .executeTakeFirst();
      if (!inserted && !(await isStored(t, id, address))) throw new UnwantedEmail('address-taken');
    });
    return undefined;
  } catch (error) {
    if (error instanceof UnwantedEmail) return error.reason;
    throw error;
  }
}

/** Rolls back. */
class UnwantedEmail extends Error {
  readonly reason: Unwanted;

  constructor(reason: Unwanted) {
    super(reason);
    this.reason = reason;
  }
}

async function isLate(t: Transaction, id: string): Promise<boolean> {
  const pitch = await t.selectFrom('pitches').select('updated_at').where('id', '=', id).executeTakeFirst();
  return pitch !== undefined && isOverdue(pitch.updated_at);
}

async function statusOf(t: Transaction, id: string): Promise<string | undefined> {
  const version = await t
    .selectFrom('pitch_versions')
    .select('status')
    .where('pitch_id', '=', id)
    .where('version', '=', 1)
    .executeTakeFirst();
  return version?.status;
}

async function isStored(t: Transaction, id: string, address: string): Promise<boolean> {
  const recipient = await t
    .selectFrom('pitch_recipients')
    .select('address')
    .where('pitch_id', '=', id)
    .executeTakeFirst();
  return recipient?.address === address;
}
