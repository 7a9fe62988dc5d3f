import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '#app/components/ui/form/error-summary';
import { Form, FormEnd } from '#app/components/ui/form/form';
import { Honeypot, readHoneypot } from '#app/components/ui/form/honeypot';
import { RobotCheck } from '#app/components/ui/form/robot-check';
import typography from '#app/components/ui/styles/typography.module.css';
import { useReturnFocus } from '#app/components/ui/form/use-return-focus';
import { useRobotCheck } from '#app/components/ui/form/use-robot-check';
import type { MessageFaults, MessageField, FormName } from '../contact';
import { controlId, MessageControl } from './message-control';
import { messageFormId, topicOf } from './message-draft';
import { MessageSent } from './message-sent';
import { topicWords } from './message-topics';
import { useMessageWords } from './message-words';
import { NoScripts } from './no-scripts';
import { MessageProblemCallout } from './message-problem-callout';
import { TopicChoice } from './topic-choice';
import { useMessageForm } from './use-message-form';
import styles from './message-form.module.css';

type MessageFormProps = {
  form: FormName;
  fields: readonly MessageField[];
  labelledBy: string;
};

export function MessageForm({ form, fields, labelledBy }: MessageFormProps) {
  const { t } = useLingui();
  const id = messageFormId(form);
  const robot = useRobotCheck(async () => {
    const { getChallenge } = await import('../contact.functions');
    return (await getChallenge({ data: { form } })).value;
  });
  const { draft, faults, attempt, problem, isFilled, isPending, sentFrom, ...act } = useMessageForm({
    form,
    fields,
    robot,
  });
  useReturnFocus(sentFrom !== undefined, () => document.getElementById(id));
  const { fields: words, faultText } = useMessageWords(form);
  const robotError =
    problem?.kind === 'robot'
      ? t`The robot check failed. Send the form again, or write to us by email.`
      : undefined;

  const begin = () => {
    robot.start();
    act.prepare();
  };

  if (sentFrom !== undefined) return <MessageSent email={sentFrom} onAgain={act.again} />;

  const topic = topicOf(draft);
  const hasOwnPage = fields.includes('topic');
  const hintOfMessage = hasOwnPage ? t(topicWords[topic].hint) : undefined;
  const errors = fields.flatMap((field) => {
    const fault = faults[field];
    return fault ? [{ id: controlId(form, field), text: faultText(field, fault) }] : [];
  });
  return (
    <>
      <NoScripts />
      <Form
        id={id}
        labelledBy={labelledBy}
        isFilled={isFilled}
        onReach={begin}
        onSubmit={(element) => act.submit(readHoneypot(element))}
      >
        <ErrorSummary
          attempt={attempt}
          title={<SummaryTitle faults={faults} />}
          errors={robotError ? [...errors, { id: `${form}-robot`, text: robotError }] : errors}
        />
        {/* Where a field is not required, its label says so. */}
        {!fields.includes('phoneNumber') && (
          <p className={typography.note}>
            <Trans>All fields are required.</Trans>
          </p>
        )}
        <div className={styles.fields}>
          {fields.map((field) =>
            field === 'topic' ? (
              <TopicChoice
                key={field}
                id={controlId(form, field)}
                label={words.topic.label}
                value={topic}
                onChange={(chosen) => act.change(field, chosen)}
              />
            ) : (
              <MessageControl
                key={field}
                form={form}
                field={field}
                value={draft[field]}
                fault={faults[field]}
                hint={field === 'message' ? hintOfMessage : undefined}
                onChange={(value) => act.change(field, value)}
              />
            ),
          )}
        </div>
        <Honeypot />
        <RobotCheck id={`${form}-robot`} state={robot.state} error={robotError} onCheck={robot.start} />
        <FormEnd
          problem={problem && <MessageProblemCallout problem={problem} />}
          isPending={isPending}
          pendingLabel={t`Sending…`}
          note={!hasOwnPage && <Trans>A person replies within two working days.</Trans>}
        >
          <Trans>Send the message</Trans>
        </FormEnd>
      </Form>
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
