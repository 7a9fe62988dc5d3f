import type { ReactNode } from 'react';

import styles from './bottom-bar.module.css';

type BottomBarProps = { label: string; children: ReactNode; actions: ReactNode };

/** A question at the foot of the window, beside the page and not over it: what was begun goes on. */
export function BottomBar({ label, children, actions }: BottomBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      <p>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
