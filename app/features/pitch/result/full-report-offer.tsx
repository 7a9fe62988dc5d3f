import { Trans, useLingui } from '@lingui/react/macro';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { site } from '#app/content/site';
import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/surface.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from './full-report-offer.module.css';

/** The paid report (specification §9), while its limited-time offer lasts. */
export function FullReportOffer({ now }: { now: number }) {
  const { i18n } = useLingui();
  const { report } = site;
  if (now >= Date.parse(report.offerEnds)) return null;
  const hours = report.deliveryHours;
  const price = (cents: number) => i18n.number(cents / 100, { style: 'currency', currency: 'EUR' });
  const end = i18n.date(new Date(report.offerEnds), { dateStyle: 'long', timeZone: 'Europe/Paris' });
  return (
    <section className={joinClasses(surface.deep, styles.offer)} aria-labelledby="report-title">
      <p className={typography.eyebrow}>
        <Trans>Limited-time offer, until {end}</Trans>
      </p>
      <h2 id="report-title">
        <Trans>The full recommendations report</Trans>
      </h2>
      <p>
        <Trans>A study of your offer, crafted by experts with AI and delivered within {hours} hours.</Trans>
      </p>
      <p className={styles.price}>
        <span className={styles.badge}>{i18n.number(-report.discount, { style: 'percent' })}</span>{' '}
        <strong>
          <span className={typography.hidden}>
            <Trans>Early-access price:</Trans>{' '}
          </span>
          {price(report.earlyAccessCents)}
        </strong>{' '}
        <s>
          <span className={typography.hidden}>
            <Trans>Regular price:</Trans>{' '}
          </span>
          {price(report.regularCents)}
        </s>
      </p>
      <ButtonLink {...linkTo('contact')} hash="report" variant="primary">
        <Trans>Get the full report</Trans>
      </ButtonLink>
    </section>
  );
}
