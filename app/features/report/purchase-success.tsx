import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { linkTo } from '#app/components/layout/destinations';
import textPage from '#app/components/layout/text-page.module.css';
import { ButtonLink } from '#app/components/ui/button';
import layout from '#app/components/ui/layout.module.css';
import { site } from '#app/content/site';
import type { OrderView } from './order';
import { OrderFacts } from './order-facts';
import { OrderScreen } from './order-screen';
import { orderQuery } from './report.queries';
import { ReportPage } from './report-page';
import { TrialNote } from './trial-note';

/** Where a buyer comes back to. Whether the order is paid is read from the order, never from this address. */
export function PurchaseSuccess({ order: id }: { order?: string }) {
  return id === undefined ? <Paid /> : <Followed id={id} />;
}

/** Asks for the order until its payment is known. */
function Followed({ id }: { id: string }) {
  const { data: order } = useQuery(orderQuery(id));
  if (!order) return <Paid />;
  if (order.status === 'open') return <Confirming />;
  if (order.status === 'paid') return <Paid order={order} />;
  return <OrderScreen id={id} />;
}

function Confirming() {
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
          It takes a few seconds, rarely some minutes. You need do nothing: this page follows by itself, and a
          mail confirms the payment, also when this page is closed.
        </Trans>
      }
    >
      <noscript>
        <p>
          <Trans>Without JavaScript, load this page again to see whether it has come in.</Trans>
        </p>
      </noscript>
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
    >
      {order?.isTrial && <TrialNote />}
      {order && <OrderFacts order={order} />}
      <section className={textPage.section}>
        <h2>
          <Trans>What happens next</Trans>
        </h2>
        <Steps />
      </section>
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

function Steps() {
  const { email, report } = site;
  const hours = report.deliveryHours;
  return (
    <ol className={textPage.steps}>
      <Step title={<Trans>A message confirms your payment</Trans>}>
        <Trans>
          It comes to the address that you gave when you ordered. Keep it: it is your proof. Without it,
          nothing has been bought.
        </Trans>
      </Step>
      <Step title={<Trans>We read your pitch and your brief</Trans>}>
        <Trans>
          A person opens your file. AI searches and sorts; what you receive was read and decided on by us.
        </Trans>
      </Step>
      <Step title={<Trans>Your study reaches you by e-mail</Trans>}>
        <Trans>
          It says what to keep, what to change and what to prove. Nothing after {hours} hours? Write to{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </Trans>
      </Step>
    </ol>
  );
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
