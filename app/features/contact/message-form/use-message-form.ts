import { useState } from 'react';

import type { MessageFaults, MessageField, FormName } from '../contact';
import type { Message, messageFaults } from '../message-schema';
import { emptyDraft, type MessageDraft, messageOf } from './message-draft';
import { useMessageDraft } from './use-message-draft';
import { useSendMessage } from './use-send-message';

type Options = {
  form: FormName;
  /** Those that are shown; the others are sent empty, whatever the tab keeps of them. */
  fields: readonly MessageField[];
  robot: { answer: () => Promise<string>; reset: () => void };
};

/** Sends once, however often it is pressed. */
export function useMessageForm({ form, fields, robot }: Options) {
  const { draft, isFilled, requestKey, change, clear } = useMessageDraft(form);
  const { send, isPending, isSent, sent, problem, reset } = useSendMessage({
    check,
    answerRobotCheck: robot.answer,
  });
  const [attempt, setAttempt] = useState(0);
  /** The rules, once they are there: from then on what is typed is checked at once. */
  const [faultsOf, setFaultsOf] = useState<typeof messageFaults>();
  /** What the last submission was refused for. */
  const [refused, setRefused] = useState<MessageFaults>({});
  const message = messageOf(form, { ...emptyDraft, ...pick(draft, fields) });

  async function check(content: Message): Promise<MessageFaults> {
    const rules = await import('../message-schema');
    setFaultsOf(() => rules.messageFaults);
    return rules.messageFaults(content);
  }

  function submit(website: string): void {
    send(
      { ...message, requestKey: requestKey(), robotCheck: '', website },
      {
        onSuccess: () => {
          clear();
          robot.reset();
          setAttempt(0);
        },
        onError: (refusal) => {
          if (refusal.problem.kind === 'robot') robot.reset();
          if (refusal.problem.kind === 'invalid') setRefused(refusal.problem.faults);
          setAttempt((count) => count + 1);
        },
      },
    );
  }

  return {
    draft,
    isFilled,
    isPending,
    problem,
    attempt,
    /** None before the first attempt. */
    faults: attempt > 0 ? { ...refused, ...faultsOf?.(message) } : {},
    sentFrom: isSent ? sent?.content.email : undefined,
    /** Brings the rules before they are asked for. */
    prepare: () => void import('../message-schema').catch(() => {}),
    submit,
    again: reset,
    change(field: MessageField, value: string): void {
      change(field, value);
      setRefused(({ [field]: _mended, ...others }) => others);
    },
  };
}

function pick(draft: MessageDraft, fields: readonly MessageField[]): Partial<MessageDraft> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]));
}
