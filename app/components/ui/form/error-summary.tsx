import { type ReactNode, useEffect, useRef } from 'react';

import { Callout } from '../callout';
import styles from './error-summary.module.css';

type ErrorSummaryProps = {
  title: ReactNode;
  /** In the order of the screen; `id` is that of the control. The label leads there where the text does not name it. */
  errors: readonly { id: string; label?: string; text: string }[];
  /** Of the submission: the summary takes the focus, and is read out, each time it changes. */
  attempt: number;
  reach?: (id: string) => void;
};

export function ErrorSummary({ title, errors, attempt, reach = focusOn }: ErrorSummaryProps) {
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
        {errors.map(({ id, label, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // To the control itself: the address keeps its own anchor.
                event.preventDefault();
                reach(id);
              }}
            >
              {label ?? text}
            </a>
            {label && ` ${text}`}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
