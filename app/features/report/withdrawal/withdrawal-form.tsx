import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Button } from '#app/components/ui/button';
import { ErrorSummary } from '#app/components/ui/form/error-summary';
import { Field } from '#app/components/ui/form/field';
import { Form } from '#app/components/ui/form/form';
import { EmailInput, TextInput } from '#app/components/ui/form/text-input';
import layout from '#app/components/ui/styles/layout.module.css';
import { cleaned } from '#app/lib/text';
import type { WithdrawalStatement } from './withdrawal';
import { withdrawalLimits } from './withdrawal-limits';

const formId = 'withdrawal';

type Fields = Record<keyof WithdrawalStatement, string | undefined>;

type WithdrawalFormProps = {
  statement: WithdrawalStatement;
  onDone: (statement: WithdrawalStatement) => void;
};

/** The first step: who withdraws, from what, and where it is acknowledged. Read from the controls when it is sent. */
export function WithdrawalForm({ statement, onDone }: WithdrawalFormProps) {
  const { t } = useLingui();
  const [faults, setFaults] = useState<Fields>(noFaults);
  const [attempt, setAttempt] = useState(0);
  const faultsOf = useFaultsOf();

  function submit(element: HTMLFormElement) {
    const form = new FormData(element);
    const read = (field: keyof WithdrawalStatement) => cleaned(String(form.get(field) ?? '')).trim();
    const typed = { name: read('name'), email: read('email'), contract: read('contract') };
    const found = faultsOf(typed);
    setFaults(found);
    if (Object.values(found).some(Boolean)) setAttempt((count) => count + 1);
    else onDone(typed);
  }

  const errors = Object.entries(faults).flatMap(([field, text]) =>
    text ? [{ id: `${formId}-${field}`, text }] : [],
  );
  const control = (field: keyof WithdrawalStatement) => ({
    id: `${formId}-${field}`,
    name: field,
    error: faults[field],
  });
  return (
    <Form id={formId} labelledBy="form" onSubmit={submit}>
      <ErrorSummary attempt={attempt} title={<Trans>Please check the following</Trans>} errors={errors} />
      <Field {...control('name')} label={t`Your name`}>
        {(field) => (
          <TextInput
            {...field}
            autoComplete="name"
            maxLength={withdrawalLimits.name}
            defaultValue={statement.name}
          />
        )}
      </Field>
      <Field
        {...control('contract')}
        label={t`Your order`}
        hint={<Trans>Its receipt number, as in 2026-0001, or what you bought and when.</Trans>}
      >
        {(field) => (
          <TextInput {...field} maxLength={withdrawalLimits.contract} defaultValue={statement.contract} />
        )}
      </Field>
      <Field
        {...control('email')}
        label={t`Your email`}
        hint={<Trans>We send the acknowledgement to this address.</Trans>}
      >
        {(field) => (
          <EmailInput {...field} maxLength={withdrawalLimits.email} defaultValue={statement.email} />
        )}
      </Field>
      <div className={layout.buttonRow}>
        <Button type="submit">
          <Trans>Continue</Trans>
        </Button>
      </div>
    </Form>
  );
}

const noFaults: Fields = { name: undefined, email: undefined, contract: undefined };

function useFaultsOf() {
  const { t } = useLingui();
  return ({ name, email, contract }: WithdrawalStatement): Fields => ({
    name: name === '' ? t`Enter your name` : undefined,
    contract: contract === '' ? t`Say which order you withdraw from` : undefined,
    email:
      email === ''
        ? t`Enter your email address`
        : /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)
          ? undefined
          : t`Please enter a valid email`,
  });
}
