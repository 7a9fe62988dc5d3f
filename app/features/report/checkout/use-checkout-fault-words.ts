import { useLingui } from '@lingui/react/macro';

import { useEmailFault } from '#app/lib/forms/email-fault';
import type { CheckoutProblem } from './use-checkout';

/** What is wrong with a field before anything is sent. */
export type CheckoutFaults = {
  email?: 'missing' | 'invalid' | undefined;
  immediateStart?: 'missing' | undefined;
  lossOfWithdrawal?: 'missing' | undefined;
};

/** The words for each field, of what was found here or by the server. */
export function useCheckoutFaultWords(
  faults: CheckoutFaults,
  problem: CheckoutProblem | undefined,
): Record<keyof CheckoutFaults, string | undefined> {
  const { t } = useLingui();
  const emailFault = useEmailFault(faults.email === 'invalid' ? { kind: 'email-invalid' } : problem);
  return {
    email: faults.email === 'missing' ? t`Enter your email address` : emailFault,
    immediateStart:
      faults.immediateStart &&
      t`Tick the first box: the report is due within 72 hours, so the work has to begin at once`,
    lossOfWithdrawal: faults.lossOfWithdrawal && t`Tick the second box: without it we cannot begin`,
  };
}
