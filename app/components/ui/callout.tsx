import type { ComponentProps } from 'react';

import { joinClasses } from './join-classes';
import styles from './callout.module.css';

type CalloutProps = ComponentProps<'div'> & {
  tone?: 'note' | 'danger' | 'success';
};

/** Give it `role="alert"` when it answers what the visitor did. */
export function Callout({ tone = 'note', className, ...rest }: CalloutProps) {
  return <div {...rest} className={joinClasses(styles.callout, tones[tone], className)} />;
}

const tones = { note: undefined, success: styles.success, danger: styles.danger };
