import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

import { Button } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import { Wait } from '#app/components/ui/wait';
import { Field } from '#app/components/ui/form/field';
import { Textarea } from '#app/components/ui/form/textarea';
import { answerTimeout } from '#app/lib/answer-timeout';
import { cleaned, fitsIn } from '#app/lib/text';
import layout from '#app/components/ui/styles/layout.module.css';
import { feedbackLimit } from '../pitch-constants';
import { useExclusiveMutation } from '../ui/use-exclusive-mutation';
import styles from './feedback.module.css';

/** Nothing about the reader is stored. */
export function Feedback({ id }: { id: string }) {
  const { t } = useLingui();
  const [useful, setUseful] = useState<boolean>();
  const [comment, setComment] = useState('');
  const limit = feedbackLimit;
  const tooLong = !fitsIn(comment, limit);
  const sending = useExclusiveMutation({
    mutationKey: ['pitch', id, 'feedback'],
    mutationFn: async (answer: { useful: boolean; comment?: string }) => {
      const { sendFeedback } = await import('../pitch.functions');
      const stored = await sendFeedback({ data: { id, ...answer }, signal: answerTimeout() });
      if (stored.ok) return undefined;
      if (stored.error === 'too-many') return stored.retryAfter;
      throw new Error(stored.error);
    },
  });
  const retryAfter = sending.data;

  if (sending.isSuccess && retryAfter === undefined) return <Thanks />;
  return (
    <form
      className={styles.feedback}
      onSubmit={(event) => {
        event.preventDefault();
        if (useful !== undefined && !tooLong)
          sending.mutate({ useful, comment: cleaned(comment).trim() || undefined });
      }}
    >
      <fieldset>
        <legend>
          <Trans>This is a beta. Is this pitch useful to you?</Trans>
        </legend>
        <div className={layout.buttonRow}>
          <Button variant="secondary" aria-pressed={useful === true} onClick={() => setUseful(true)}>
            <Trans>Useful</Trans>
          </Button>
          <Button variant="secondary" aria-pressed={useful === false} onClick={() => setUseful(false)}>
            <Trans>Not useful</Trans>
          </Button>
        </div>
      </fieldset>
      {useful !== undefined && (
        <>
          <Field
            label={t`A word on why`}
            optional
            error={tooLong ? t`Shorten this text to ${limit} characters at most` : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                value={comment}
                onChange={(event) => setComment(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" pending={sending.isPending}>
            <Trans>Send</Trans>
          </Button>
        </>
      )}
      {sending.isError && (
        <Callout tone="danger">
          <Trans>Your answer could not be saved. Please try again later.</Trans>
        </Callout>
      )}
      {retryAfter !== undefined && (
        <Callout tone="danger">
          <Trans>
            You have answered many times. Come back in <Wait seconds={retryAfter} />: what you wrote stays
            here.
          </Trans>
        </Callout>
      )}
    </form>
  );
}

/** Takes the focus of the form that it replaces. */
function Thanks() {
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => thanks.current?.focus({ preventScroll: true }), []);
  return (
    <Callout ref={thanks} tabIndex={-1}>
      <Trans>Thank you. Your answer has been saved, with nothing about you.</Trans>
    </Callout>
  );
}
