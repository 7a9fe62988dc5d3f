import { msg } from '@lingui/core/macro';

/**
 * The two boxes of the checkout (Code de la consommation, L. 221-25, L. 221-28): what is ticked is stored word for word.
 * Raise the version with every change of these words, in any language.
 */
export const checkoutBoxesVersion = '2026-11';

export const checkoutBoxes = {
  immediateStart: msg`I ask for work on my report to begin at once, before the fourteen-day withdrawal period ends.`,
  lossOfWithdrawal: msg`I acknowledge that I lose my right of withdrawal once the report has been delivered in full.`,
};
