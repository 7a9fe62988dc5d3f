import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { formatEuros, formatTime } from '../format';
import type { OrderView } from './order';
import styles from './order-facts.module.css';

export function OrderFacts({ order }: { order: OrderView }) {
  const { i18n } = useLingui();
  const { receiptNumber, email, amountCents, refundedCents, paidAt, dueAt, deliveredAt } = order;
  const isDue = order.status === 'paid' && order.withdrawalAskedAt === undefined;
  return (
    <dl className={styles.facts}>
      {receiptNumber && <Fact name={<Trans>Receipt number</Trans>}>{receiptNumber}</Fact>}
      <Fact name={<Trans>Bought</Trans>}>
        <Trans>The full recommendations report</Trans>
      </Fact>
      <Fact name={<Trans>Price, VAT included</Trans>}>{formatEuros(i18n, amountCents)}</Fact>
      <Fact name={<Trans>Email</Trans>}>{email}</Fact>
      {paidAt !== undefined && <Fact name={<Trans>Paid on</Trans>}>{formatTime(i18n, paidAt)}</Fact>}
      {dueAt !== undefined && isDue && <Fact name={<Trans>Due by</Trans>}>{formatTime(i18n, dueAt)}</Fact>}
      {deliveredAt !== undefined && (
        <Fact name={<Trans>Delivered on</Trans>}>{formatTime(i18n, deliveredAt)}</Fact>
      )}
      {refundedCents > 0 && <Fact name={<Trans>Refunded</Trans>}>{formatEuros(i18n, refundedCents)}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
