import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { Callout } from '#app/components/ui/callout';
import { ButtonLink } from '#app/components/ui/button';
import layout from '#app/components/ui/styles/layout.module.css';
import { formatEuros } from '../format';
import { orderQuery } from '../report.queries';
import { ReportPage } from '../report-page';
import { OrderSummary } from './order-summary';
import { PostButton } from './post-button';
import { TrialNote } from './trial-note';

type SandboxScreenProps = { id: string; declined: boolean; isFull: boolean };

/** `/agents/elevator-pitch-sandbox/{id}`: stands in for the page of a payment service, and charges nothing. */
export function SandboxScreen({ id, declined, isFull }: SandboxScreenProps) {
  const { i18n } = useLingui();
  const { data: order } = useSuspenseQuery(orderQuery(id));
  if (!order) return null;
  const price = formatEuros(i18n, order.amountCents);
  return (
    <ReportPage
      current={<Trans>Test checkout</Trans>}
      eyebrow={<Trans>Test checkout</Trans>}
      title={<Trans>Pay {price}</Trans>}
      lede={order.email}
      aside={<OrderSummary order={order} />}
    >
      <TrialNote />
      {declined && (
        <Callout tone="danger">
          <p>
            <Trans>The payment was declined. You can try again.</Trans>
          </p>
        </Callout>
      )}
      {isFull && order.status === 'open' && (
        <Callout tone="danger">
          <p>
            <Trans>
              We have already sent this address all the messages we send in a day. Try again tomorrow, or
              order with another address.
            </Trans>
          </p>
        </Callout>
      )}
      {order.status === 'open' ? (
        <div className={layout.buttonRow}>
          <PostButton action="/payments/sandbox" order={id} act="pay" variant="primary">
            <Trans>Pay</Trans>
          </PostButton>
          <PostButton action="/payments/sandbox" order={id} act="cancel">
            <Trans>Go back without paying</Trans>
          </PostButton>
          <PostButton action="/payments/sandbox" order={id} act="fail">
            <Trans>Have the payment declined</Trans>
          </PostButton>
        </div>
      ) : (
        <div className={layout.buttonRow}>
          <ButtonLink to="/agents/elevator-pitch-order/$id" params={{ id }} variant="primary">
            <Trans>This checkout is closed. See the order</Trans>
          </ButtonLink>
        </div>
      )}
    </ReportPage>
  );
}
