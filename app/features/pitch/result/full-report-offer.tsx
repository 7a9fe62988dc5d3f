import { Trans, useLingui } from '@lingui/react/macro';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { EarlyPrice } from '#app/components/ui/early-price';
import { site } from '#app/content/site';
import styles from './full-report-offer.module.css';

/** Product 1.6: the report for this pitch, with the limited-time offer while it lasts. */
export function FullReportOffer({ pitch, now }: { pitch: string; now: number }) {
  const { i18n } = useLingui();
  const { report } = site;
  const hours = report.deliveryHours;
  const regular = i18n.number(report.regularCents / 100, { style: 'currency', currency: 'EUR' });
  return (
    <section aria-labelledby="report-title">
      <h2 id="report-title">
        <Trans>The full recommendations report</Trans>
      </h2>
      <div className={styles.offer}>
        <p>
          <Trans>
            A study of your offer, crafted by experts with AI and delivered within {hours} hours of payment.
          </Trans>
        </p>
        {now < Date.parse(report.offerEnds) ? (
          <EarlyPrice
            earlyCents={report.earlyAccessCents}
            regularCents={report.regularCents}
            discount={report.discount}
            ends={report.offerEnds}
          />
        ) : (
          <p>
            <Trans>
              <strong>{regular}</strong> incl. VAT
            </Trans>
          </p>
        )}
        <ButtonLink {...linkTo('report')} search={{ pitch }}>
          <Trans>Get the full report</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
