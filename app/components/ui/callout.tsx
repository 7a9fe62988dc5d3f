import type { ComponentProps } from 'react';

import { joinClasses } from './join-classes';
import styles from './callout.module.css';

type CalloutProps = ComponentProps<'div'> & {
  /** `danger` and `success` say so by their words; the colour only repeats it. Default `note`. */
  tone?: 'note' | 'danger' | 'success';
};

/** A passage set apart. Give it `role="alert"` when it appears in answer to what the visitor did. */
export function Callout({ tone = 'note', className, ...rest }: CalloutProps) {
  return <div {...rest} className={joinClasses(styles.callout, tones[tone], className)} />;
}

const tones = { note: undefined, success: styles.success, danger: styles.danger };
