import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

import { Callout } from './callout';
import styles from './error-summary.module.css';

type ErrorSummaryProps = {
  title: ReactNode;
  /** In the order of the screen; `id` is that of the control. */
  errors: readonly { id: string; text: string }[];
  /** Of the submission: the summary takes the focus, and is read out, each time it changes. */
  attempt: number;
};

export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = errors.length === 0;

  // The focus is the browser's; it moves when a submission has failed, not when a fault is mended.
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (isEmpty) return null;
  return (
    <Callout ref={box} tone="danger" tabIndex={-1}>
      <p>
        <strong>{title}</strong>
      </p>
      <ul className={styles.errors}>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => reach(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** To the control itself: the address keeps its own anchor. */
function reach(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
