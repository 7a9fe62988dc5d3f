import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';

import { Button } from '../button';
import { joinClasses } from '../join-classes';
import styles from './dialog.module.css';
import cross from '../styles/cross.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
};

/** The browser traps and restores the focus; keep it mounted while closed. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(undefined);

  // A modal <dialog> opens by a call only: its attribute would show it without the backdrop and the focus trap.
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);

  // Escape. The browser would close first and tell of it later, when it may have been opened again.
  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  // The browser may close the dialog by itself, and its `close` event comes late: the dialog may be open again by then.
  function followBrowser() {
    if (!dialog.current?.open) onClose();
  }

  // Selecting text inside and releasing the button outside makes a click on the backdrop: both ends have to be on it.
  function closeFromBackdrop(event: MouseEvent) {
    if (event.target === dialog.current && pressed.current === dialog.current) onClose();
  }

  return (
    // The keyboard's way out is Escape, which the browser turns into `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={closeFromBackdrop}
      onCancel={cancel}
      onClose={followBrowser}
    >
      {open && (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <Button
              variant="quiet"
              size="small"
              className={joinClasses(cross.cross, styles.close)}
              aria-label={t`Close`}
              onClick={onClose}
            />
          </div>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
