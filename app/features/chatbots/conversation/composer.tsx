import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';

import { Button } from '#app/components/ui/button';
import { Textarea } from '#app/components/ui/form/textarea';
import typography from '#app/components/ui/styles/typography.module.css';
import { useFormDraft } from '#app/lib/forms/form-draft';
import { isCleanText } from '#app/lib/clean-text';
import { countTowardsLimit, isVisible } from '#app/lib/text';
import { questionLimit } from '../chat';
import styles from './composer.module.css';

type ComposerProps = {
  slug: string;
  /** The question that is written anew, in place of a new one. */
  edited: string | undefined;
  answering: boolean;
  disabled: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
  onCancel: () => void;
  onStartOver: (() => void) | undefined;
  /** Undoes starting over. */
  onBringBack: (() => void) | undefined;
};

/** Characters left from which on they are counted. */
const countedFrom = 200;

export function Composer({ slug, edited, answering, disabled, ...on }: ComposerProps) {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [question, setQuestion] = useQuestion({ slug, id, edited });
  const remaining = questionLimit - countTowardsLimit(question);
  const isClean = isCleanText(question);

  function ask(): void {
    if (disabled || answering || remaining < 0 || !isClean || !isVisible(question)) return;
    on.onAsk(question.trim());
    setQuestion('');
    field.current?.focus();
  }

  /** Not by the second click of a double one on “Send”, which stood in its place. */
  function stop({ detail }: MouseEvent): void {
    if (detail < 2) on.onStop();
  }

  function askByKey(event: KeyboardEvent): void {
    // Enter also ends the composition of an accent or a character; Safari says so by the code 229 alone.
    const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing) return;
    event.preventDefault();
    ask();
  }

  // The pencil was pressed elsewhere: writing goes on here.
  useEffect(() => {
    if (edited !== undefined) field.current?.focus();
  }, [edited]);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <label htmlFor={id} className={typography.label}>
        {edited === undefined ? <Trans>Your question</Trans> : <Trans>Your question, in other words</Trans>}
      </label>
      <div className={styles.row}>
        <Textarea
          ref={field}
          id={id}
          rows={1}
          className={styles.field}
          value={question}
          placeholder={t`Ask a question`}
          enterKeyHint="send"
          aria-describedby={`${id}-notes`}
          aria-invalid={remaining < 0 || !isClean || undefined}
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={askByKey}
        />
        {answering ? (
          <Button onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <Button variant="primary" type="submit" disabled={disabled}>
            <Trans>Send</Trans>
          </Button>
        )}
      </div>
      <div className={styles.notes}>
        <p id={`${id}-notes`} className={typography.note}>
          <Notes remaining={remaining} isClean={isClean} />
        </p>
        {edited !== undefined && (
          <Button variant="quiet" size="small" onClick={on.onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        {edited === undefined && on.onStartOver && (
          <Button variant="quiet" size="small" className={styles.startOver} onClick={on.onStartOver}>
            <Trans>Start over</Trans>
          </Button>
        )}
        {edited === undefined && on.onBringBack && (
          <Button variant="quiet" size="small" onClick={on.onBringBack}>
            <Trans>Bring the conversation back</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

function Notes({ remaining, isClean }: { remaining: number; isClean: boolean }) {
  const over = -remaining;
  if (!isClean) {
    return (
      <span className={styles.fault}>
        <Trans>This text contains hidden control characters. Type it again, or paste it as plain text.</Trans>
      </span>
    );
  }
  if (remaining < 0) {
    return (
      <span className={styles.fault}>
        <Plural value={over} one="# character too many" other="# characters too many" />
      </span>
    );
  }
  if (remaining <= countedFrom)
    return <Plural value={remaining} one="# character left" other="# characters left" />;
  return (
    <span className={styles.keys}>
      <Trans>Enter sends, Shift + Enter starts a new line.</Trans>
    </span>
  );
}

/** What stands in the field: the question that is edited, or what this tab keeps of a new one. */
function useQuestion({ slug, id, edited }: { slug: string; id: string; edited: string | undefined }) {
  const [rewritten, setRewritten] = useState(edited ?? '');
  const { draft, keep } = useFormDraft<string>(`chat-${slug}`, {
    empty: '',
    restore: (stored) => (typeof stored === 'string' ? stored : ''),
    // The field of an edited question holds that question, and nothing of the new one.
    addTyped: (stored) => (edited === undefined && typedInto(id)) || stored,
  });
  return edited === undefined ? ([draft, keep] as const) : ([rewritten, setRewritten] as const);
}

/** Before the scripts came. */
function typedInto(id: string): string {
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field.value : '';
}
