import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Checkbox } from '#app/components/ui/form/checkbox';
import { ErrorSummary } from '#app/components/ui/form/error-summary';
import { Field } from '#app/components/ui/form/field';
import { Form, FormEnd } from '#app/components/ui/form/form';
import { EmailInput } from '#app/components/ui/form/text-input';
import { formatEuros } from '../format';
import { CheckoutProblemCallout } from './checkout-problem-callout';
import { checkoutBoxes } from './checkout-boxes';
import { useCheckout } from './use-checkout';
import { type CheckoutFaults, useCheckoutFaultWords } from './use-checkout-fault-words';

const formId = 'checkout';

/** Takes the buyer's address and both consents; read from the controls, so that what was typed before the scripts counts. */
export function CheckoutForm({ pitch, cents }: { pitch: string | undefined; cents: number }) {
  const { t, i18n } = useLingui();
  const { order, isPending, problem } = useCheckout({ pitch, shownCents: cents });
  const [faults, setFaults] = useState<CheckoutFaults>({});
  const [attempt, setAttempt] = useState(0);
  const words = useCheckoutFaultWords(faults, problem);
  const price = formatEuros(i18n, cents);

  function submit(element: HTMLFormElement) {
    const form = new FormData(element);
    const email = String(form.get('email') ?? '').trim();
    const newFaults: CheckoutFaults = {
      email: email === '' ? 'missing' : email.includes('@') ? undefined : 'invalid',
      immediateStart: form.has('immediateStart') ? undefined : 'missing',
      lossOfWithdrawal: form.has('lossOfWithdrawal') ? undefined : 'missing',
    };
    setFaults(newFaults);
    const again = () => setAttempt((count) => count + 1);
    if (Object.values(newFaults).some(Boolean)) again();
    else order(email, { onError: again });
  }

  const errors = Object.entries(words).flatMap(([field, text]) =>
    text ? [{ id: `${formId}-${field}`, text }] : [],
  );
  return (
    <Form id={formId} labelledBy="order" onSubmit={submit}>
      <ErrorSummary attempt={attempt} title={<Trans>Please check the following</Trans>} errors={errors} />
      <Field
        id={`${formId}-email`}
        name="email"
        label={t`Your email`}
        hint={<Trans>We send the confirmation and the report to this address.</Trans>}
        error={words.email}
      >
        {(control) => <EmailInput {...control} maxLength={254} />}
      </Field>
      <div>
        <Checkbox
          id={`${formId}-immediateStart`}
          name="immediateStart"
          label={i18n._(checkoutBoxes.immediateStart)}
          error={words.immediateStart}
        />
        <Checkbox
          id={`${formId}-lossOfWithdrawal`}
          name="lossOfWithdrawal"
          label={i18n._(checkoutBoxes.lossOfWithdrawal)}
          error={words.lossOfWithdrawal}
        />
      </div>
      <FormEnd
        problem={problem && !words.email && <CheckoutProblemCallout problem={problem} />}
        isPending={isPending}
        pendingLabel={t`One moment…`}
      >
        <Trans>Order and pay {price}</Trans>
      </FormEnd>
    </Form>
  );
}
