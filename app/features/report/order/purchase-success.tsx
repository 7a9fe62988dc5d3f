import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import layout from '#app/components/ui/styles/layout.module.css';
import { site } from '#app/content/site';
import { orderQuery } from '../report.queries';
import { ReportPage } from '../report-page';
import { SamplePages } from '../sample-pages';
import { NextSteps } from './next-steps';
import type { OrderView } from './order';
import { OrderMissing } from './order-missing';
import { OrderScreen } from './order-screen';
import { OrderSummary } from './order-summary';
import { TrialNote } from './trial-note';

/** Where a buyer comes back to. Whether the order is paid is read from the order, never from this address. */
export function PurchaseSuccess({ order: id }: { order?: string }) {
  return id === undefined ? <Thanks /> : <Followed id={id} />;
}

/** Asks for the order until its payment is known. */
function Followed({ id }: { id: string }) {
  const { data: order } = useQuery(orderQuery(id));
  if (!order) return <OrderMissing />;
  const isPaid = order.status === 'paid' && order.withdrawalAskedAt === undefined;
  if (order.status === 'open' || isPaid) return <Thanks order={order} />;
  return <OrderScreen id={id} />;
}

/** One page before and after the payment is known: its title, which is read out, changes in place. */
function Thanks({ order }: { order?: OrderView }) {
  const isConfirming = order?.status === 'open';
  const hours = site.report.deliveryHours;
  return (
    <ReportPage
      current={<Trans>Thank you</Trans>}
      eyebrow={<Trans>The full recommendations report</Trans>}
      title={
        <span role="status">
          {isConfirming ? (
            <Trans>Confirming your payment…</Trans>
          ) : (
            <Trans>Thank you. We are getting to work</Trans>
          )}
        </span>
      }
      lede={
        isConfirming ? (
          <Trans>
            It takes a few seconds, occasionally a few minutes. You need do nothing: this page updates by
            itself, and an email confirms the payment even if you close the page.
          </Trans>
        ) : (
          <Trans>Your personalised study arrives within {hours} hours, crafted by experts with AI.</Trans>
        )
      }
      aside={order ? <OrderSummary order={order} /> : <SamplePages />}
    >
      {isConfirming && (
        <noscript>
          <p>
            <Trans>Without JavaScript, reload this page to see whether it has arrived.</Trans>
          </p>
        </noscript>
      )}
      {order?.isTrial && !isConfirming && <TrialNote />}
      <NextSteps order={isConfirming ? undefined : order} />
      {!isConfirming && <WaysOn order={order} />}
    </ReportPage>
  );
}

function WaysOn({ order }: { order?: OrderView }) {
  return (
    <div className={layout.buttonRow}>
      {order && (
        <ButtonLink to="/agents/elevator-pitch-order/$id" params={{ id: order.id }} variant="primary">
          <Trans>See my order</Trans>
        </ButtonLink>
      )}
      <ButtonLink {...linkTo('pitch')}>
        <Trans>Back to Pitch Master</Trans>
      </ButtonLink>
      <ButtonLink {...linkTo('contact')}>
        <Trans>Contact</Trans>
      </ButtonLink>
    </div>
  );
}
