import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

import { Button } from '../button';
import { EarlySubmit, takeUpSubmission } from './early-submit';
import { joinClasses } from '../join-classes';
import { SlowNote } from './slow-note';
import styles from './form.module.css';
import typography from '../styles/typography.module.css';

type FormProps = {
  id: string;
  labelledBy: string;
  /** False until the state holds what was typed before hydration; a submission made before hydration waits for that. */
  isFilled?: boolean;
  /** What the form needs to be sent is begun here: when it is reached, or was before its scripts. */
  onReach?: () => void;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
};

/** A form that its page sends: nothing that was typed or submitted before its scripts is lost; hidden where there are none. */
export function Form({ id, labelledBy, isFilled = true, onReach, onSubmit, children }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const reach = useEffectEvent(() => onReach?.());

  // Only the element knows that it was reached, or submitted, before its scripts: no event tells.
  useEffect(() => {
    const form = element.current;
    if (form?.contains(document.activeElement)) reach();
    if (form && isFilled) takeUpSubmission(form);
  }, [isFilled]);

  return (
    <>
      <EarlySubmit id={id} />
      {/* The handler only begins, beside the page, what the form needs to be sent. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={element}
        id={id}
        method="post"
        noValidate
        className={joinClasses(styles.form, styles.scripted)}
        aria-labelledby={labelledBy}
        onFocus={onReach}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
      >
        {children}
      </form>
    </>
  );
}

type FormEndProps = {
  problem?: ReactNode;
  isPending: boolean;
  pendingLabel: string;
  /** What follows, beside the button. */
  note?: ReactNode;
  children: ReactNode;
};

export function FormEnd({ problem, isPending, pendingLabel, note, children }: FormEndProps) {
  return (
    <div className={styles.end}>
      {problem}
      <div className={styles.send}>
        <Button type="submit" variant="primary" pending={isPending} pendingLabel={pendingLabel}>
          {children}
        </Button>
        {note && <p className={typography.note}>{note}</p>}
      </div>
      <SlowNote pending={isPending} />
    </div>
  );
}
