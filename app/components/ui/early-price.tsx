import { Trans, useLingui } from '@lingui/react/macro';

import styles from './early-price.module.css';
import typography from './styles/typography.module.css';

type EarlyPriceProps = {
  earlyCents: number;
  regularCents: number;
  /** The part of the regular price that is taken off, 0 to 1. */
  discount: number;
  /** When the offer ends (ISO 8601). */
  ends: string;
};

/** A price for a limited time, beside the regular one, with VAT in euros. */
export function EarlyPrice({ earlyCents, regularCents, discount, ends }: EarlyPriceProps) {
  const { i18n } = useLingui();
  const euros = (cents: number) => i18n.number(cents / 100, { style: 'currency', currency: 'EUR' });
  const early = euros(earlyCents);
  const regular = euros(regularCents);
  const end = i18n.date(new Date(ends), { dateStyle: 'long', timeZone: 'Europe/Paris' });
  return (
    <>
      <p className={styles.price}>
        <span>
          <Trans>
            Early access <strong>{early}</strong> incl. VAT, then {regular} incl. VAT
          </Trans>
        </span>{' '}
        <span className={styles.badge}>−{i18n.number(discount, { style: 'percent' })}</span>
      </p>
      <p className={typography.note}>
        <Trans>Limited-time offer, until {end}</Trans>
      </p>
    </>
  );
}
