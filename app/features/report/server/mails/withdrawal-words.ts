import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { site } from '#app/content/site';

const fourteenDays = 14 * 24 * 3_600_000;

/**
 * The last day on which a buyer may withdraw: the fourteenth after that of the contract (Code de la consommation,
 * L. 221-18, L. 221-19). As in “28 January 2027”, in Paris; where that is no working day the next one counts.
 */
export function withdrawalDay(i18n: I18n, paidAt: number): string {
  const contractDay = Date.parse(dayInParis.format(paidAt));
  return i18n.date(new Date(contractDay + fourteenDays), { dateStyle: 'long', timeZone: 'UTC' });
}

/** As in `2027-01-14`. Two days of the year have not 24 hours, so that days are counted and not hours. */
const dayInParis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** The model form of the annex to R. 221-1, filled in with who we are. */
export function modelForm(i18n: I18n): string {
  const { company, name, email } = site;
  const seller = [company.legalName ?? name, company.address, email].filter(Boolean).join(', ');
  return [
    i18n._(
      msg`Model withdrawal form (complete and return it only if you wish to withdraw from the contract)`,
    ),
    i18n._(msg`To: ${seller}`),
    i18n._(
      msg`I hereby give notice that I withdraw from my contract for the following service: full recommendations report`,
    ),
    i18n._(msg`Ordered on:`),
    i18n._(msg`Name of the consumer:`),
    i18n._(msg`Address of the consumer:`),
    i18n._(msg`Signature of the consumer (only if this form is notified on paper):`),
    i18n._(msg`Date:`),
  ].join('\n');
}
