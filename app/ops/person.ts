import { deleteMessage, messagesFrom } from '#app/features/contact/server/messages-from';
import { forgetSubscriber, subscriptionAt } from '#app/features/newsletter/server/subscription-at';
import { forgetRecipient, pitchesAwaitedBy } from '#app/features/pitch/server/notifications/recipients';
import { referenceOf } from '#app/features/report/server/mails/mail-facts';
import {
  deleteUnpaidOrder,
  forgetMaterial,
  type Order,
  ordersFrom,
} from '#app/features/report/server/orders';
import { forgetOrderless, withdrawalsFrom } from '#app/features/report/server/withdrawals';
import { readAddress } from '#app/server/email/address';
import { PaymentError } from '#app/server/payments/payment-error';
import { createPayments } from '#app/server/payments/payments';
import { argument, type Call, type Command, confirmed, type OpsContext, OpsError, timeOf } from './command';

/** What a person may ask for: to see what is kept of them, and to have it removed (GDPR, art. 15 and 17). */
export const personCommands: Command[] = [
  {
    usage: 'person show <e-mail>',
    does: 'all that is kept of an address; with --json to be handed over',
    async run({ database }, call) {
      const address = addressIn(call);
      const subscription = await subscriptionAt(database, address);
      const messages = await messagesFrom(database, address);
      return {
        address,
        messages: messages.map(({ id, createdAt, content }) => ({
          id,
          written: timeOf(createdAt),
          ...content,
        })),
        newsletter: subscription && {
          status: subscription.status,
          consent: subscription.consent,
          asked: timeOf(subscription.requestedAt),
          confirmed: timeOf(subscription.confirmedAt),
        },
        orders: await ordersFrom(database, address),
        withdrawals: await withdrawalsFrom(database, address),
        'pitches waited for': await pitchesAwaitedBy(database, address),
      };
    },
  },
  {
    usage: 'person delete <e-mail> --yes',
    does: 'removes it, but for what accounts must keep of a paid order and its withdrawal for ten years (Code de commerce, L. 123-22)',
    async run(context, call) {
      const address = addressIn(call);
      confirmed(call, `All that is kept of ${address} would be removed.`);
      const orders = await ordersFrom(context.database, address);
      const due = orders.filter(({ status, provider }) => status === 'paid' && provider !== 'sandbox');
      if (due.length > 0)
        throw new OpsError(
          `${namesOf(due)}: deliver or refund first, the report is written from what would go`,
        );
      await closeCheckouts(context, orders);
      return removeAll(context, address, orders);
    },
  },
];

/** Nobody is to pay for an order that is removed. */
async function closeCheckouts({ env }: OpsContext, orders: Order[]): Promise<void> {
  const payments = createPayments(env);
  for (const order of orders) {
    if (order.status !== 'open' || !order.checkout || order.provider === 'sandbox') continue;
    try {
      if (payments?.kind !== order.provider) throw new PaymentError(undefined);
      await payments.close(order.checkout.session, AbortSignal.timeout(15_000));
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      throw new OpsError(
        `${referenceOf(order)}: its checkout cannot be closed, and may still be paid: try again in a day`,
      );
    }
  }
}

async function removeAll(context: OpsContext, address: string, orders: Order[]) {
  const { database } = context;
  const messages = await messagesFrom(database, address);
  for (const { id } of messages) await deleteMessage(context, id);
  const subscription = await subscriptionAt(database, address);
  if (subscription) await forgetSubscriber(context, subscription.id);
  const pitches = await pitchesAwaitedBy(database, address);
  await forgetRecipient(database, address);
  const remaining: Order[] = [];
  for (const order of orders) {
    const removed = await database.transaction(
      async (t) => (await deleteUnpaidOrder(t, order.id)) || !(await forgetMaterial(t, order.id)),
    );
    if (!removed) remaining.push(order);
  }
  // Now that what was stated about a removed order is about none.
  const orderless = await forgetOrderless(database, address);
  return {
    'messages removed': messages.length,
    newsletter: subscription ? 'address removed' : 'none',
    'mails about pitches called off': pitches.length,
    'orders removed': orders.length - remaining.length,
    'orders kept for the accounts': namesOf(remaining),
    'withdrawals without an order removed': orderless,
    'withdrawals kept as their proof': (await withdrawalsFrom(database, address)).length,
  };
}

function namesOf(orders: Order[]): string {
  return orders.map(referenceOf).join(', ');
}

function addressIn(call: Call): string {
  const given = argument(call, 0, 'e-mail');
  // As it is stored: a domain with accents in its ASCII form.
  const read = readAddress(given);
  if (!read.ok) throw new OpsError(`${given} is no e-mail address`);
  return read.address;
}
