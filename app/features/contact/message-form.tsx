import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';

import { Button } from '#app/components/ui/button';
import { EarlySubmit, takeUpSubmission } from '#app/components/ui/early-submit';
import { ErrorSummary } from '#app/components/ui/error-summary';
import { Honeypot, readHoneypot } from '#app/components/ui/honeypot';
import { joinClasses } from '#app/components/ui/join-classes';
import { RobotCheck } from '#app/components/ui/robot-check';
import { SlowNote } from '#app/components/ui/slow-note';
import { useEarlyFocus } from '#app/components/ui/use-early-focus';
import { useRobotCheck } from '#app/components/ui/use-robot-check';
import formStyles from '#app/components/ui/form.module.css';
import type { MessageFaults, MessageField, MessageForm as FormName } from './contact';
import { controlId, MessageControl } from './message-control';
import { messageFormId } from './message-draft';
import { MessageSent } from './message-sent';
import { useMessageWords } from './message-words';
import { NoScripts } from './no-scripts';
import { SendProblemCallout } from './send-problem-callout';
import { useMessageForm } from './use-message-form';
import styles from './message-form.module.css';

type MessageFormProps = {
  form: FormName;
  fields: readonly MessageField[];
  labelledBy: string;
};

/** One message, however often it is sent. */
export function MessageForm({ form, fields, labelledBy }: MessageFormProps) {
  const { t } = useLingui();
  const id = messageFormId(form);
  const element = useRef<HTMLFormElement>(null);
  const robot = useRobotCheck(async () => {
    const { getChallenge } = await import('./contact.functions');
    return (await getChallenge({ data: { form } })).value;
  });
  const { draft, faults, attempt, problem, isFilled, isPending, sentFrom, ...act } = useMessageForm({
    form,
    fields,
    robot,
  });
  const { faultText } = useMessageWords(form);
  const robotError =
    problem?.kind === 'robot'
      ? t`The robot check failed. Send the form again, or write to us by email.`
      : undefined;

  const begin = () => {
    robot.start();
    act.prepare();
  };
  useEarlyFocus(element, begin);

  // What was submitted before the scripts waits for what was typed before them.
  useEffect(() => {
    if (isFilled && element.current) takeUpSubmission(element.current);
  }, [isFilled]);

  if (sentFrom !== undefined) return <MessageSent email={sentFrom} onAgain={act.again} />;

  const errors = fields.flatMap((field) => {
    const fault = faults[field];
    return fault ? [{ id: controlId(form, field), text: faultText(field, fault) }] : [];
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act.submit(readHoneypot(event.currentTarget));
  };
  return (
    <>
      <NoScripts />
      <EarlySubmit id={id} />
      {/* The handler only begins, beside the page, what the form needs to be sent. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={element}
        id={id}
        method="post"
        noValidate
        className={joinClasses(formStyles.form, styles.form)}
        aria-labelledby={labelledBy}
        onFocus={begin}
        onSubmit={submit}
      >
        <ErrorSummary
          attempt={attempt}
          title={<SummaryTitle faults={faults} />}
          errors={robotError ? [...errors, { id: `${form}-robot`, text: robotError }] : errors}
        />
        <div className={styles.fields}>
          {fields.map((field) => (
            <MessageControl
              key={field}
              form={form}
              field={field}
              value={draft[field]}
              fault={faults[field]}
              onChange={(value) => act.change(field, value)}
            />
          ))}
        </div>
        <Honeypot />
        <RobotCheck id={`${form}-robot`} state={robot.state} error={robotError} onCheck={robot.start} />
        <div className={formStyles.end}>
          {problem && <SendProblemCallout problem={problem} />}
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Sending…`}>
            <Trans>Send the message</Trans>
          </Button>
          <SlowNote pending={isPending} />
        </div>
      </form>
    </>
  );
}

function SummaryTitle({ faults }: { faults: MessageFaults }) {
  return Object.values(faults).includes('required') ? (
    <Trans>Please fill in all required fields</Trans>
  ) : (
    <Trans>Please check the following</Trans>
  );
}
