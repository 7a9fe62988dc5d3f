import { createLink } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

import { joinClasses } from './join-classes';
import styles from './button.module.css';

export type ButtonLook = {
  /** One `primary` on a screen; `quiet` looks like text until it is pointed at. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'regular' | 'small';
};

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Keeps the focus but answers no press, and shows `pendingLabel`. */
    pending?: boolean;
    pendingLabel?: string;
  };

export function Button({ variant, size, pending = false, pendingLabel, ...props }: ButtonProps) {
  const { className, children, onClick, type = 'button', ...rest } = props;

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also stops Enter in a field, which reaches a form through its submit button.
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size }, className)}
      aria-disabled={pending || rest['aria-disabled']}
      data-pending={pending || undefined}
      onClick={press}
    >
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}

export const ButtonLink = createLink(FileLink);

/** A link to a file, which no route shows, that looks like a button. */
export function FileLink({ variant, size, className, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return <a {...rest} className={buttonClass({ variant, size }, className)} />;
}

const variants = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
  danger: styles.danger,
};

function buttonClass({ variant = 'secondary', size = 'regular' }: ButtonLook, more?: string): string {
  return joinClasses(styles.button, variants[variant], size === 'small' && styles.small, more);
}
