import { createHash } from 'node:crypto';

import { ok, refused, type Result } from '#app/lib/result';
import { readAddress, recipientHash } from '#app/server/email/address';
import { overLimit } from '#app/server/http/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import type { Services } from '#app/server/services';
import type { WithdrawalRequest, WithdrawalStatement } from '../withdrawal';
import { noteWithdrawal } from './order-status';
import { findOrderByReceipt, type Order } from './orders';
import { orderAt } from './read-order';
import { queueWithdrawalMail } from './withdrawal-mail.job';
import { insertWithdrawal } from './withdrawals';

type WithdrawResult = Result<{ at: number }, 'email-invalid' | 'too-many'>;

/**
 * Takes a buyer's statement that they withdraw (Code de la consommation, L. 221-21): `ok` means stored, at `at` (epoch
 * ms), and that an acknowledgement will be mailed. The answer is the same whether the order was found or not.
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
  const mayAcknowledge = await mayWriteTo(statement, order, services);

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
      if (order) await noteWithdrawal(t, order.id, withdrawal.createdAt);
      if (mayAcknowledge) await queueWithdrawalMail(t, workflows, withdrawal.id, 'acknowledgement');
      await queueWithdrawalMail(t, workflows, withdrawal.id, 'team');
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

/** A buyer is always answered at the address of the order; an address that may be a stranger's five times a day. */
async function mayWriteTo(
  { email }: WithdrawalStatement,
  order: Order | undefined,
  { rateLimits, secret }: Services,
): Promise<boolean> {
  if (order && sameMailbox(order.email, email)) return true;
  const allowance = await rateLimits.take('mailTo', recipientHash(email, secret));
  return allowance.ok;
}

function sameMailbox(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function hashOf({ requestKey, statement }: WithdrawalRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([requestKey, statement]))
    .digest('base64url');
}
