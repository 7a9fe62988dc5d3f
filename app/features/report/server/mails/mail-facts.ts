import type { Order } from '../orders';

export function orderUrl(order: Pick<Order, 'id' | 'locale'>, siteUrl: string): string {
  return `${siteUrl}${orderPath(order)}`;
}

/** The page of an order, which whoever has its address may read. */
export function orderPath({ id, locale }: Pick<Order, 'id' | 'locale'>): string {
  return `/agents/elevator-pitch-order/${id}?lang=${locale}`;
}

/** The name by which buyer and team speak of an order. */
export function referenceOf({ receiptNumber, id }: Order): string {
  return receiptNumber ?? id;
}

/** True where no report is due any more, nor was delivered before: a mail may be written long after what it tells. */
export function isWithdrawn({ withdrawalAskedAt, deliveredAt }: Order): boolean {
  return withdrawalAskedAt !== undefined && deliveredAt === undefined;
}

/** True where the buyer had withdrawn before the word of the payment came: no report is due. */
export function isPaidAfterWithdrawal({ paidAt, withdrawalAskedAt }: Order): boolean {
  return paidAt !== undefined && withdrawalAskedAt !== undefined && withdrawalAskedAt <= paidAt;
}
