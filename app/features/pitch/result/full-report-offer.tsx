import { Trans, useLingui } from '@lingui/react/macro';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import typography from '#app/components/ui/typography.module.css';
import { site } from '#app/content/site';
import styles from './full-report-offer.module.css';

/** Product 1.6, while the limited-time offer lasts. */
export function FullReportOffer({ pitch, now }: { pitch: string; now: number }) {
  const { i18n } = useLingui();
  const { report } = site;
  if (now >= Date.parse(report.offerEnds)) return null;
  const hours = report.deliveryHours;
  const price = (cents: number) => i18n.number(cents / 100, { style: 'currency', currency: 'EUR' });
  const early = price(report.earlyAccessCents);
  const regular = price(report.regularCents);
  const discount = i18n.number(report.discount, { style: 'percent' });
  const end = i18n.date(new Date(report.offerEnds), { dateStyle: 'long', timeZone: 'Europe/Paris' });
  return (
    <section aria-labelledby="report-title">
      <h2 id="report-title">
        <Trans>The full recommendations report</Trans>
      </h2>
      <div className={styles.offer}>
        <p>
          <Trans>A study of your offer, crafted by experts with AI and delivered within {hours} hours.</Trans>
        </p>
        <p className={styles.price}>
          <span>
            <Trans>
              Early access <strong>{early}</strong> incl. VAT, then {regular} incl. VAT
            </Trans>
          </span>{' '}
          <span className={styles.badge}>−{discount}</span>
        </p>
        <p className={typography.note}>
          <Trans>Limited-time offer, until {end}</Trans>
        </p>
        <ButtonLink {...linkTo('report')} search={{ pitch }}>
          <Trans>Get the full report</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
