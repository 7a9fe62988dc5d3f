import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';

import { Button } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import { EarlySubmit, takeUpSubmission } from '#app/components/ui/early-submit';
import { Field } from '#app/components/ui/field';
import { Honeypot, readHoneypot } from '#app/components/ui/honeypot';
import { SlowNote } from '#app/components/ui/slow-note';
import { TextInput } from '#app/components/ui/text-input';
import { useEarlyFocus } from '#app/components/ui/use-early-focus';
import { useRobotCheck } from '#app/components/ui/use-robot-check';
import formStyles from '#app/components/ui/form.module.css';
import typography from '#app/components/ui/typography.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { consentText } from './consent';
import { subscribeFormId, useTypedEmail } from './email-draft';
import { SubscribeProblemCallout, useFieldFault } from './subscribe-problem';
import styles from './subscribe-form.module.css';
import { useSubscribe } from './use-subscribe';

/** Asks for the newsletter. An address that is not taken stays in the field. */
export function SubscribeForm() {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const robot = useRobotCheck(async () => (await import('./newsletter.functions')).getChallenge());
  const { email, isFilled, change } = useTypedEmail();
  const { subscribe, problem, isPending, asked } = useSubscribe(robot);
  const fault = useFieldFault(problem);
  useEarlyFocus(element, robot.start);

  // What was submitted before the scripts waits for what was typed before them.
  useEffect(() => {
    if (isFilled && element.current) takeUpSubmission(element.current);
  }, [isFilled]);

  if (asked !== undefined) return <MailOnItsWay email={asked} />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wish = { email: email.trim(), website: readHoneypot(event.currentTarget) };
    // Whatever went wrong, it is this field that the visitor goes back to.
    subscribe(wish, () => field.current?.focus());
  };
  return (
    <>
      <noscript>
        <Callout>
          <Trans>
            Subscribing needs JavaScript, which is switched off in your browser. The RSS feed does not.
          </Trans>
        </Callout>
      </noscript>
      <EarlySubmit id={subscribeFormId} />
      {/* The handler only begins, beside the page, what the form needs to be sent. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={element}
        id={subscribeFormId}
        method="post"
        noValidate
        className={joinClasses(formStyles.form, styles.form)}
        aria-labelledby="form"
        onFocus={robot.start}
        onSubmit={submit}
      >
        <Field name="email" label={t`Your email`} error={fault}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              type="email"
              autoComplete="email"
              spellCheck={false}
              value={email}
              onChange={({ target }) => change(target.value)}
            />
          )}
        </Field>
        <Honeypot />
        <p className={typography.note}>{i18n._(consentText)}</p>
        <div className={formStyles.end}>
          <p role="status" className={typography.hidden}>
            {fault && <Trans>The address was not accepted. The field says why.</Trans>}
          </p>
          {problem && !fault && <SubscribeProblemCallout problem={problem} />}
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Subscribing…`}>
            <Trans>I agree, subscribe me</Trans>
          </Button>
          <SlowNote pending={isPending} />
        </div>
      </form>
    </>
  );
}

/** The same words whether the address is subscribed already or not: the mail tells its owner. */
function MailOnItsWay({ email }: { email: string }) {
  const box = useRef<HTMLDivElement>(null);

  // The form that had the focus is gone: its answer takes it over, and is read out.
  useEffect(() => box.current?.focus(), []);

  return (
    <Callout ref={box} tone="success" role="status" tabIndex={-1} className={styles.form}>
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
