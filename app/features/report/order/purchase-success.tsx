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
  return id === undefined ? <Paid /> : <Followed id={id} />;
}

/** Asks for the order until its payment is known. */
function Followed({ id }: { id: string }) {
  const { data: order } = useQuery(orderQuery(id));
  if (!order) return <OrderMissing />;
  if (order.status === 'open') return <Confirming order={order} />;
  if (order.status === 'paid' && order.withdrawalAskedAt === undefined) return <Paid order={order} />;
  return <OrderScreen id={id} />;
}

function Confirming({ order }: { order: OrderView }) {
  return (
    <ReportPage
      current={<Trans>Thank you</Trans>}
      eyebrow={<Trans>The full recommendations report</Trans>}
      title={
        <span role="status">
          <Trans>Confirming your payment…</Trans>
        </span>
      }
      lede={
        <Trans>
          It takes a few seconds, occasionally a few minutes. You need do nothing: this page updates by
          itself, and an email confirms the payment even if you close the page.
        </Trans>
      }
      aside={<OrderSummary order={order} />}
    >
      <noscript>
        <p>
          <Trans>Without JavaScript, reload this page to see whether it has arrived.</Trans>
        </p>
      </noscript>
      <NextSteps />
    </ReportPage>
  );
}

function Paid({ order }: { order?: OrderView }) {
  const hours = site.report.deliveryHours;
  return (
    <ReportPage
      current={<Trans>Thank you</Trans>}
      eyebrow={<Trans>The full recommendations report</Trans>}
      title={
        <span role="status">
          <Trans>Thank you. We are getting to work</Trans>
        </span>
      }
      lede={<Trans>Your personalised study arrives within {hours} hours, crafted by experts with AI.</Trans>}
      aside={order ? <OrderSummary order={order} /> : <SamplePages />}
    >
      {order?.isTrial && <TrialNote />}
      <NextSteps order={order} />
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
    </ReportPage>
  );
}
