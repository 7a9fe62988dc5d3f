import { useLingui } from '@lingui/react/macro';

import type { CheckoutProblem } from './use-checkout';

/** What is wrong with a field before anything is sent. */
export type CheckoutFaults = {
  email?: 'missing' | 'invalid' | undefined;
  immediateStart?: 'missing' | undefined;
  lossOfWithdrawal?: 'missing' | undefined;
};

/** The words for each field, of what was found here or by the server. */
export function useFaultWords(
  faults: CheckoutFaults,
  problem: CheckoutProblem | undefined,
): Record<keyof CheckoutFaults, string | undefined> {
  const { t } = useLingui();
  return {
    email: emailWords(),
    immediateStart:
      faults.immediateStart &&
      t`Tick the first box: the report is due within 72 hours, so the work has to begin at once`,
    lossOfWithdrawal: faults.lossOfWithdrawal && t`Tick the second box: without it we cannot begin`,
  };

  function emailWords(): string | undefined {
    if (faults.email === 'missing') return t`Enter your email address`;
    if (faults.email === 'invalid') return t`Please enter a valid email`;
    switch (problem?.kind) {
      case 'email-invalid':
        return t`Please enter a valid email`;
      case 'email-disposable':
        return t`Disposable emails are not accepted. Please use a valid email address.`;
      default:
        return undefined;
    }
  }
}
