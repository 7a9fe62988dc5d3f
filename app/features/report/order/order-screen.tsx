import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink, FileLink } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import layout from '#app/components/ui/styles/layout.module.css';
import { formatTime } from '../format';
import { orderQuery } from '../report.queries';
import { ReportPage } from '../report-page';
import { NextSteps } from './next-steps';
import type { OrderView } from './order';
import { OrderSummary } from './order-summary';
import { useOrderWords } from './order-words';
import { PostButton } from './post-button';
import { TrialNote } from './trial-note';

/** `/agents/elevator-pitch-order/{id}`: an order, for whoever has its address. `isKept`: it could not be given up. */
export function OrderScreen({ id, isKept = false }: { id: string; isKept?: boolean }) {
  const { data: order } = useQuery(orderQuery(id));
  const words = useOrderWords(order);
  if (!order) return null;
  return (
    <ReportPage
      current={<Trans>My order</Trans>}
      eyebrow={<Trans>The full recommendations report</Trans>}
      title={<span role="status">{words.title}</span>}
      lede={words.lede}
      aside={<OrderSummary order={order} />}
    >
      {order.isTrial && <TrialNote />}
      <WithdrawalNote order={order} />
      {isKept && order.status === 'open' && (
        <Callout tone="danger">
          <p>
            <Trans>
              We could not close the payment, so your order is not cancelled. If you have just paid, wait:
              this page will say so. If not, try again in a few minutes.
            </Trans>
          </p>
        </Callout>
      )}
      <Acts order={order} />
      <NextSteps order={order} />
    </ReportPage>
  );
}

function Acts({
  order: { id, status, checkoutUrl, hasReport, pitch, withdrawalAskedAt },
}: {
  order: OrderView;
}) {
  const mayWithdraw = (status === 'paid' || status === 'delivered') && withdrawalAskedAt === undefined;
  return (
    <div className={layout.buttonRow}>
      {checkoutUrl && (
        <FileLink href={checkoutUrl} variant="primary">
          <Trans>Go to the payment</Trans>
        </FileLink>
      )}
      {hasReport && (
        <FileLink href={`/agents/elevator-pitch-order/${id}/report.pdf`} variant="primary">
          <Trans>Download the report</Trans>
        </FileLink>
      )}
      {(status === 'cancelled' || status === 'expired') && (
        <ButtonLink {...linkTo('report')} search={{ pitch }} variant="primary">
          <Trans>Order again</Trans>
        </ButtonLink>
      )}
      {pitch && (
        <ButtonLink to="/agents/elevator-pitch/$id" params={{ id: pitch }}>
          <Trans>My pitch</Trans>
        </ButtonLink>
      )}
      {status === 'open' && (
        <PostButton action="/payments/cancellation" order={id} variant="quiet">
          <Trans>Cancel this order</Trans>
        </PostButton>
      )}
      {mayWithdraw && (
        <ButtonLink {...linkTo('withdrawal')} search={{ order: id }} variant="quiet">
          <Trans>Withdraw from contract here</Trans>
        </ButtonLink>
      )}
    </div>
  );
}

function WithdrawalNote({ order: { withdrawalAskedAt, status } }: { order: OrderView }) {
  const { i18n } = useLingui();
  if (withdrawalAskedAt === undefined || status !== 'delivered') return null;
  const time = formatTime(i18n, withdrawalAskedAt);
  return (
    <Callout>
      <p>
        <Trans>Your withdrawal from the contract reached us on {time}. We will answer you by email.</Trans>
      </p>
    </Callout>
  );
}
