import { createHash } from 'node:crypto';

import { ok, refused, type Result } from '#app/lib/result';
import { readAddress, recipientHash } from '#app/server/email/address';
import { overLimit } from '#app/server/http/server-functions/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import type { WithdrawalRequest } from '../withdrawal/withdrawal';
import { noteWithdrawal } from './order-status';
import { findOrderByReceipt, type Order } from './orders';
import { orderAt } from './read-order';
import { withdrawalMails } from './mails/withdrawal-mail.job';
import { insertWithdrawal } from './withdrawals';

type WithdrawResult = Result<{ at: number }, 'email-invalid' | 'too-many'>;

/**
 * Takes a buyer's statement that they withdraw (Code de la consommation, L. 221-21): `ok` means stored, at `at` (epoch
 * ms), and that an acknowledgement will be mailed, unless the address has had its mails of the day. The answer is the
 * same whether the order was found or not.
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
  const order = await orderOf({ ...request, statement }, visitor);
  // The mailbox may be a stranger's: an order that was never paid proves nothing of whose it is.
  const allowance = await services.rateLimits.take('mailTo', recipientHash(statement.email, services.secret));

  const { database, workflows } = services;
  const at = await database.transaction(async (t) => {
    const { withdrawal, isNew } = await insertWithdrawal(t, {
      requestHash: hashOf({ ...request, statement }),
      orderId: order?.id,
      locale,
      statement,
      createdAt: Date.now(),
    });
    if (isNew) {
      const ends = order !== undefined && (await noteWithdrawal(t, order.id, withdrawal.createdAt));
      // A buyer is always answered, once.
      const isOwed = ends && sameMailbox(order.email, statement.email);
      if (isOwed || allowance.ok) await withdrawalMails.queue(workflows, t, withdrawal.id, 'acknowledgement');
      await withdrawalMails.queue(workflows, t, withdrawal.id, 'team');
    }
    return withdrawal.createdAt;
  });
  return ok({ at });
}

/** The order whose page it was sent from; else one whose receipt number and address are named. */
async function orderOf(
  { order, statement }: WithdrawalRequest,
  visitor: RequestContext,
): Promise<Order | undefined> {
  if (order) {
    const found = await orderAt(order, visitor);
    return found.ok ? found.value : undefined;
  }
  const named = await findOrderByReceipt(visitor.services.database, statement.contract.toUpperCase());
  return named && sameMailbox(named.email, statement.email) ? named : undefined;
}

function sameMailbox(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function hashOf({ requestKey, statement }: WithdrawalRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([requestKey, statement]))
    .digest('base64url');
}
