import { Trans } from '@lingui/react/macro';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { EarlyPrice } from '#app/components/ui/early-price';
import { site } from '#app/content/site';
import styles from './full-report-offer.module.css';

/** Product 1.6, while the limited-time offer lasts. */
export function FullReportOffer({ pitch, now }: { pitch: string; now: number }) {
  const { report } = site;
  if (now >= Date.parse(report.offerEnds)) return null;
  const hours = report.deliveryHours;
  return (
    <section aria-labelledby="report-title">
      <h2 id="report-title">
        <Trans>The full recommendations report</Trans>
      </h2>
      <div className={styles.offer}>
        <p>
          <Trans>A study of your offer, crafted by experts with AI and delivered within {hours} hours.</Trans>
        </p>
        <EarlyPrice
          earlyCents={report.earlyAccessCents}
          regularCents={report.regularCents}
          discount={report.discount}
          ends={report.offerEnds}
        />
        <ButtonLink {...linkTo('report')} search={{ pitch }}>
          <Trans>Get the full report</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
