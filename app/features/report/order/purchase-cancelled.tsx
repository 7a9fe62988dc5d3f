import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { DestinationLink } from '#app/components/layout/destination-link';
import { linkTo } from '#app/components/layout/destinations';
import { ScreenMark } from '#app/components/layout/fallback-screens/screen-mark';
import { ButtonLink, FileLink } from '#app/components/ui/button';
import layout from '#app/components/ui/styles/layout.module.css';
import { orderQuery } from '../report.queries';
import { ReportPage } from '../report-page';
import { SamplePages } from '../sample-pages';
import { OrderScreen } from './order-screen';
import { OrderSummary } from './order-summary';
import { PostButton } from './post-button';

export function PurchaseCancelled({ pitch, order: id }: { pitch?: string; order?: string }) {
  const { data: order } = useQuery({ ...orderQuery(id ?? ''), enabled: id !== undefined });
  const isOpen = order?.status === 'open';
  // Somebody paid after all, in another tab.
  if (id !== undefined && order && !isOpen && order.status !== 'cancelled') return <OrderScreen id={id} />;
  return (
    <ReportPage
      current={<Trans>Purchase cancelled</Trans>}
      eyebrow={<ScreenMark />}
      title={<Trans>Your purchase is cancelled</Trans>}
      lede={
        <Trans>Nothing was charged. Did you forget something? You can try again whenever you like.</Trans>
      }
      aside={order ? <OrderSummary order={order} /> : <SamplePages />}
    >
      <p>
        {pitch ? (
          <Trans>Your pitch is where you left it, and stays free.</Trans>
        ) : (
          <Trans>
            Your pitches are where you left them, and stay free: this browser lists them above the form.
          </Trans>
        )}
      </p>
      <div className={layout.buttonRow}>
        {isOpen && order.checkoutUrl && (
          <FileLink href={order.checkoutUrl} variant="primary">
            <Trans>Resume the payment</Trans>
          </FileLink>
        )}
        <BackLink pitch={pitch} variant={isOpen ? 'secondary' : 'primary'} />
        {isOpen && (
          <PostButton action="/payments/cancellation" order={order.id} variant="quiet">
            <Trans>Cancel this order</Trans>
          </PostButton>
        )}
        <DestinationLink to="contact">
          <Trans>Ask us a question first</Trans>
        </DestinationLink>
      </div>
    </ReportPage>
  );
}

function BackLink({ pitch, variant }: { pitch?: string; variant: 'primary' | 'secondary' }) {
  return pitch ? (
    <ButtonLink to="/agents/elevator-pitch/$id" params={{ id: pitch }} variant={variant}>
      <Trans>Back to my pitch</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink {...linkTo('pitch')} variant={variant}>
      <Trans>Back to the form</Trans>
    </ButtonLink>
  );
}
