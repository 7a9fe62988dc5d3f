import type { ReactNode } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/styles/surface.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import styles from './closing-call.module.css';

type ClosingCallProps = {
  /** The anchor of a text that says how one begins: it is printed with its page. */
  id?: string;
  title: ReactNode;
  /** A sentence or two, or such a text. */
  children: ReactNode;
  /** The one filled button of its screen. */
  action: ReactNode;
};

/** The band over the whole width, after a text, that says what to do next. */
export function ClosingCall({ id, title, children, action }: ClosingCallProps) {
  return (
    <section id={id} className={joinClasses(styles.call, surface.deep)} aria-labelledby="closing-call-title">
      <div className={joinClasses(layout.wrap, styles.row)}>
        <div>
          <h2 id="closing-call-title">{title}</h2>
          {id === undefined ? <p>{children}</p> : children}
        </div>
        {action}
      </div>
    </section>
  );
}
