import type { ReactNode } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/styles/surface.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import styles from './closing-call.module.css';

type ClosingCallProps = {
  title: ReactNode;
  /** A sentence or two. */
  children: ReactNode;
  /** The one filled button of its screen. */
  action: ReactNode;
};

/** The band over the whole width, after a text, that says what to do next. */
export function ClosingCall({ title, children, action }: ClosingCallProps) {
  return (
    <section className={joinClasses(styles.call, surface.deep)} aria-labelledby="closing-call-title">
      <div className={joinClasses(layout.wrap, styles.row)}>
        <div>
          <h2 id="closing-call-title">{title}</h2>
          <div>{children}</div>
        </div>
        {action}
      </div>
    </section>
  );
}
