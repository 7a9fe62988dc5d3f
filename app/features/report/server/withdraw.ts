import { ok, refused, type Result } from '#app/lib/result';
import { digest } from '#app/server/digest';
import { readAddress } from '#app/server/email/address';
import { takeMailAllowance } from '#app/server/email/mail-allowance';
import { overLimit } from '#app/server/http/server-functions/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import type { WithdrawalRequest } from '../withdrawal/withdrawal';
import { noteWithdrawal } from './order-status';
import { findOrderByReceipt, type Order } from './orders';
import { orderAt } from './read-order';
import { withdrawalMails } from './mails/withdrawal-mail.job';
import { insertWithdrawal } from './withdrawals';

type WithdrawResult = Result<{ at: number; isMailSure: boolean }, 'email-invalid' | 'too-many'>;

/**
 * Takes a buyer's statement that they withdraw (Code de la consommation, L. 221-21): `ok` means stored, at `at` (epoch
 * ms), and that an acknowledgement will be mailed; where the address has had its mails of the day, only for the first
 * statement about its order: `isMailSure` is false then. The answer is the same whether the order was found or not.
 */
export async function withdrawFor(
  request: WithdrawalRequest,
  visitor: RequestContext,
): Promise<WithdrawResult> {
  const { services, locale } = visitor;
  const address = readAddress(request.statement.email);
  if (!address.ok) return refused('email-invalid');
  const tooMany = await overLimit('withdrawal', visitor);
  if (tooMany) return tooMany;
  const statement = { ...request.statement, email: address.address };
  const order = await findOrderOfStatement({ ...request, statement }, visitor);
  // The mailbox may be a stranger's: an order that was never paid proves nothing of whose it is.
  const allowance = await takeMailAllowance(services, statement.email);

  const { database, workflows } = services;
  const at = await database.transaction(async (t) => {
    const { withdrawal, isNew } = await insertWithdrawal(t, {
      requestHash: digest(request.requestKey, statement),
      orderId: order?.id,
      locale,
      statement,
      createdAt: Date.now(),
    });
    if (isNew) {
      const ends = order !== undefined && (await noteWithdrawal(t, order.id, withdrawal.createdAt));
      // A buyer is always answered, once.
      const isOwed = ends && sameMailbox(order.email, statement.email);
      const isAcknowledged = isOwed || allowance.ok;
      if (isAcknowledged) await withdrawalMails.queue(workflows, t, withdrawal.id, 'acknowledgement');
      await withdrawalMails.queue(workflows, t, withdrawal.id, isAcknowledged ? 'team' : 'team-alone');
    }
    return withdrawal.createdAt;
  });
  return ok({ at, isMailSure: allowance.ok });
}

/** One whose receipt number and address are named: the words are what was stated. Else the one whose page it was sent from. */
async function findOrderOfStatement(
  { order, statement }: WithdrawalRequest,
  visitor: RequestContext,
): Promise<Order | undefined> {
  for (const number of receiptNumbersIn(statement.contract)) {
    const named = await findOrderByReceipt(visitor.services.database, number);
    if (named && sameMailbox(named.email, statement.email)) return named;
  }
  if (!order) return undefined;
  const found = await orderAt(order, visitor);
  return found.ok ? found.value : undefined;
}

/** As people write them: among other words, with whatever dash. */
function receiptNumbersIn(text: string): string[] {
  const written = text.toUpperCase().replaceAll(/\s*[\p{Pd}\u2212]\s*/gu, '-');
  return written.match(/(?:\bTEST-)?(?<!\d)\d{4}-\d{4,}/g) ?? [];
}

function sameMailbox(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
