import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { Callout } from '#app/components/ui/callout';
import { useEmailFault } from '#app/lib/forms/email-fault';
import { Field } from '#app/components/ui/form/field';
import { Form, FormEnd } from '#app/components/ui/form/form';
import { Honeypot, readHoneypot } from '#app/components/ui/form/honeypot';
import { NoScriptsNote } from '#app/components/ui/form/no-scripts-note';
import { EmailInput } from '#app/components/ui/form/text-input';
import { useRobotCheck } from '#app/components/ui/form/use-robot-check';
import typography from '#app/components/ui/styles/typography.module.css';
import { subscriptionWording } from './subscription-wording';
import { subscribeFormId, useTypedEmail } from './email-draft';
import { SubscribeProblemCallout } from './subscribe-problem';
import { useSubscribe } from './use-subscribe';
import styles from './subscribe-form.module.css';

/** Asks for the newsletter. An address that is not taken stays in the field. */
export function SubscribeForm() {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const robot = useRobotCheck(async () => (await import('./newsletter.functions')).getChallenge());
  const { email, isFilled, change } = useTypedEmail();
  const { subscribe, problem, isPending, subscribedEmail } = useSubscribe(robot);
  const fault = useEmailFault(problem);

  if (subscribedEmail !== undefined) return <MailOnItsWay email={subscribedEmail} />;

  const submit = (form: HTMLFormElement) => {
    const input = { email: email.trim(), website: readHoneypot(form) };
    // Whatever went wrong, it is this field that the visitor goes back to.
    subscribe(input, { onError: () => field.current?.focus() });
  };
  return (
    <>
      <NoScriptsNote>
        <Trans>
          Subscribing needs JavaScript, which is switched off in your browser. The RSS feed does not.
        </Trans>
      </NoScriptsNote>
      <Form
        id={subscribeFormId}
        labelledBy="form"
        isFilled={isFilled}
        onReach={robot.start}
        onSubmit={submit}
      >
        <Field name="email" label={t`Your email`} error={fault}>
          {(control) => (
            <EmailInput
              {...control}
              ref={field}
              value={email}
              onChange={({ target }) => change(target.value)}
            />
          )}
        </Field>
        <Honeypot />
        <p className={typography.note}>{i18n._(subscriptionWording)}</p>
        <p role="status" className={typography.hidden}>
          {fault && <Trans>The address was not accepted. The field says why.</Trans>}
        </p>
        <FormEnd
          problem={problem && !fault && <SubscribeProblemCallout problem={problem} />}
          isPending={isPending}
          pendingLabel={t`Subscribing…`}
        >
          <Trans>I agree, subscribe me</Trans>
        </FormEnd>
      </Form>
    </>
  );
}

/** The same words whether the address is subscribed already or not: the mail tells its owner. */
function MailOnItsWay({ email }: { email: string }) {
  const box = useRef<HTMLDivElement>(null);

  // The form that had the focus is gone: its answer takes it over, and is read out.
  useEffect(() => box.current?.focus(), []);

  return (
    <Callout ref={box} tone="success" role="status" tabIndex={-1} className={styles.asked}>
      <p>
        <strong>
          <Trans>An email is on its way to {email}.</Trans>
        </strong>
      </p>
      <p>
        <Trans>
          Open it and confirm: you are subscribed only once you have. Nothing after ten minutes? Check your
          spam folder.
        </Trans>
      </p>
    </Callout>
  );
}
