import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';

import { Button } from '../button';
import { joinClasses } from '../join-classes';
import styles from './toast.module.css';
import cross from '../styles/cross.module.css';

type Toast = { id: number; message: ReactNode };

const ToastContext = createContext<(message: ReactNode) => void>(() => {});

export const toastDuration = 6_000;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<Element>(null);

  // The same for good: a context that changes has React throw away what it has not taken over yet.
  const add = useCallback((message: ReactNode) => {
    setToasts((shown) => [...shown.slice(-2), { id: (shown.at(-1)?.id ?? 0) + 1, message }]);
  }, []);

  function dismiss(id: number) {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
    // A toast that goes away under the pointer sends no event of leaving.
    setHeld(false);
  }

  return (
    <ToastContext value={add}>
      {children}
      {/* The handlers only hold the timers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.toasts}
        role="status"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={({ currentTarget, relatedTarget }) => {
          setHeld(true);
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          setHeld(false);
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = null;
        }}
      >
        {toasts.map((toast) => (
          <ToastMessage
            key={toast.id}
            held={held}
            onDismiss={() => dismiss(toast.id)}
            onClose={() => {
              dismiss(toast.id);
              if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
            }}
          >
            {toast.message}
          </ToastMessage>
        ))}
      </div>
    </ToastContext>
  );
}

/** For what needs no answer, e.g. "Copied"; at most three at once. */
export function useToast(): (message: ReactNode) => void {
  return use(ToastContext);
}

type ToastMessageProps = {
  held: boolean;
  /** Its time is over. */
  onDismiss: () => void;
  /** Its button was pressed. */
  onClose: () => void;
  children: ReactNode;
};

function ToastMessage({ held, onDismiss, onClose, children }: ToastMessageProps) {
  const { t } = useLingui();

  // A timer is outside React; it starts anew when the toast is let go.
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onDismiss, toastDuration);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [held]);

  return (
    <div className={styles.toast}>
      <p>{children}</p>
      <Button
        variant="quiet"
        size="small"
        className={joinClasses(cross.cross, styles.close)}
        aria-label={t`Close`}
        onClick={onClose}
      />
    </div>
  );
}
