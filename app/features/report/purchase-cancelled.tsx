import { Trans } from '@lingui/react/macro';

import { DestinationLink } from '#app/components/layout/destination-link';
import { linkTo } from '#app/components/layout/destinations';
import { ScreenMark } from '#app/components/layout/screen-mark';
import { ButtonLink } from '#app/components/ui/button';
import layout from '#app/components/ui/layout.module.css';
import { ReportPage } from './report-page';

/** `/agents/elevator-pitch-cancel`: the purchase was left; `pitch` is the one that it began from, if it is known. */
export function PurchaseCancelled({ pitch }: { pitch?: string }) {
  return (
    <ReportPage
      current={<Trans>Purchase cancelled</Trans>}
      eyebrow={<ScreenMark />}
      title={<Trans>Your purchase is cancelled</Trans>}
      lede={
        <Trans>Nothing was charged. Did you forget something? You can try again whenever you like.</Trans>
      }
    >
      <p>
        {pitch ? (
          <Trans>Your pitch is where you left it, and stays free.</Trans>
        ) : (
          <Trans>
            Your pitches are where you left them, and stay free: this browser lists them below the form.
          </Trans>
        )}
      </p>
      <div className={layout.buttonRow}>
        <WayBack pitch={pitch} />
        <DestinationLink to="contact">
          <Trans>Ask us a question first</Trans>
        </DestinationLink>
      </div>
    </ReportPage>
  );
}

function WayBack({ pitch }: { pitch?: string }) {
  return pitch ? (
    <ButtonLink to="/agents/elevator-pitch/$id" params={{ id: pitch }} variant="primary">
      <Trans>Back to my pitch</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink {...linkTo('pitch')} variant="primary">
      <Trans>Back to the form</Trans>
    </ButtonLink>
  );
}
