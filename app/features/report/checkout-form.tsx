import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { Button } from '#app/components/ui/button';
import { Checkbox } from '#app/components/ui/checkbox';
import { EarlySubmit, takeUpSubmission } from '#app/components/ui/early-submit';
import { ErrorSummary } from '#app/components/ui/error-summary';
import { Field } from '#app/components/ui/field';
import { SlowNote } from '#app/components/ui/slow-note';
import { TextInput } from '#app/components/ui/text-input';
import formStyles from '#app/components/ui/form.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { CheckoutProblemCallout } from './checkout-problem';
import { consentTexts } from './consent';
import { formatEuros } from './format';
import { useCheckout } from './use-checkout';
import { type CheckoutFaults, useFaultWords } from './use-fault-words';
import styles from './checkout-form.module.css';

const formId = 'checkout';

/** Takes the buyer's address and both consents; read from the controls, so that what was typed before the scripts counts. */
export function CheckoutForm({ pitch, cents }: { pitch: string | undefined; cents: number }) {
  const { t, i18n } = useLingui();
  const element = useRef<HTMLFormElement>(null);
  const { order, isPending, problem } = useCheckout({ pitch, shownCents: cents });
  const [faults, setFaults] = useState<CheckoutFaults>({});
  const [attempt, setAttempt] = useState(0);
  const words = useFaultWords(faults, problem);
  const price = formatEuros(i18n, cents);

  // What was submitted before the scripts is submitted again.
  useEffect(() => {
    if (element.current) takeUpSubmission(element.current);
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email') ?? '').trim();
    const found: CheckoutFaults = {
      email: email === '' ? 'missing' : email.includes('@') ? undefined : 'invalid',
      immediateStart: form.has('immediateStart') ? undefined : 'missing',
      lossOfWithdrawal: form.has('lossOfWithdrawal') ? undefined : 'missing',
    };
    setFaults(found);
    const again = () => setAttempt((count) => count + 1);
    if (Object.values(found).some(Boolean)) again();
    else order(email, again);
  }

  const errors = Object.entries(words).flatMap(([field, text]) =>
    text ? [{ id: `${formId}-${field}`, text }] : [],
  );
  return (
    <>
      <EarlySubmit id={formId} />
      <form
        ref={element}
        id={formId}
        method="post"
        noValidate
        className={joinClasses(formStyles.form, styles.form)}
        aria-labelledby="order"
        onSubmit={submit}
      >
        <ErrorSummary attempt={attempt} title={<Trans>Please check the following</Trans>} errors={errors} />
        <Field
          id={`${formId}-email`}
          name="email"
          label={t`Your email`}
          hint={<Trans>We send the confirmation and the report to this address.</Trans>}
          error={words.email}
        >
          {(control) => (
            <TextInput {...control} type="email" autoComplete="email" spellCheck={false} maxLength={254} />
          )}
        </Field>
        <div>
          <Checkbox
            id={`${formId}-immediateStart`}
            name="immediateStart"
            label={i18n._(consentTexts.immediateStart)}
            error={words.immediateStart}
          />
          <Checkbox
            id={`${formId}-lossOfWithdrawal`}
            name="lossOfWithdrawal"
            label={i18n._(consentTexts.lossOfWithdrawal)}
            error={words.lossOfWithdrawal}
          />
        </div>
        <div className={formStyles.end}>
          {problem && !words.email && <CheckoutProblemCallout problem={problem} />}
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`One moment…`}>
            <Trans>Order and pay {price}</Trans>
          </Button>
          <SlowNote pending={isPending} />
        </div>
      </form>
    </>
  );
}
