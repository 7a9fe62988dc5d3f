import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

import styles from './bottom-bar.module.css';

type BottomBarProps = { label: string; children: ReactNode; actions: ReactNode };

/** A question at the foot of the window, beside the page and not over it: what was begun goes on. */
export function BottomBar({ label, children, actions }: BottomBarProps) {
  const bar = useRef<HTMLElement>(null);
  useFocusReturned(bar);
  return (
    <section ref={bar} className={styles.bar} aria-label={label}>
      <p>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}

/** Gives the focus back to where it came from when its holder goes; else to the content, as the skip link does. */
function useFocusReturned(holder: RefObject<HTMLElement | null>): void {
  // Only the browser knows what had the focus. By the time of a plain effect the holder is gone.
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    let before: EventTarget | null = null;
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) before = relatedTarget;
    };
    element.addEventListener('focusin', enter);
    return () => {
      element.removeEventListener('focusin', enter);
      if (!element.contains(document.activeElement)) return;
      const isThere = before instanceof HTMLElement && before.isConnected;
      const next = isThere ? before : document.getElementById('main');
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, [holder]);
}
