import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';

import { Button } from '#app/components/ui/button';
import { useEmailFault } from '#app/lib/forms/email-fault';
import { Field } from '#app/components/ui/form/field';
import { EmailInput } from '#app/components/ui/form/text-input';
import { useToast } from '#app/components/ui/overlays/toast';
import { joinClasses } from '#app/components/ui/join-classes';
import formStyles from '#app/components/ui/form/form.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { cleaned } from '#app/lib/text';
import { AwaitedNote } from './awaited-note';
import { EmailProblemCallout } from './email-problem-callout';
import { useLeaveEmail } from './use-leave-email';
import styles from './leave-email.module.css';

/** `isRetry`: the pitch has failed and is written again. A refused address stays in the field. */
export function LeaveEmail({ id, isRetry = true }: { id: string; isRetry?: boolean }) {
  const { t } = useLingui();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const { leave, problem, pending, registered } = useLeaveEmail(id, () =>
    toast(t`Your request has been registered.`),
  );
  const emailFault = useEmailFault(problem);
  const fault =
    problem?.kind === 'address-taken'
      ? t`Another address has already been left for this pitch: it will be sent to that one.`
      : emailFault;
  if (registered) return <AwaitedNote id={id} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    leave(cleaned(email).trim(), {
      // Whatever went wrong, it is this field that the visitor goes back to.
      onError: () => field.current?.focus(),
    });
  };
  return (
    <form
      className={joinClasses(formStyles.form, styles.form)}
      noValidate
      aria-label={t`Have it sent by email`}
      onSubmit={submit}
    >
      <Field
        name="email"
        label={t`Your email`}
        hint={t`One address per pitch. It is used once, to send you the pitch, and then removed.`}
        error={fault}
      >
        {(control) => (
          <EmailInput
            {...control}
            ref={field}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <div className={formStyles.end}>
        <p role="status" className={typography.hidden}>
          {fault && <Trans>The address was not accepted. The field says why.</Trans>}
        </p>
        {problem && !fault && <EmailProblemCallout problem={problem} />}
        <Button type="submit" variant="primary" pending={pending}>
          {isRetry ? <Trans>Retry with this email</Trans> : <Trans>Send it to this email</Trans>}
        </Button>
      </div>
    </form>
  );
}
