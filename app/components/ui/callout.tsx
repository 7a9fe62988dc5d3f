import type { ComponentProps } from 'react';

import { joinClasses } from './join-classes';
import styles from './callout.module.css';

type CalloutProps = ComponentProps<'div'> & {
  tone?: 'note' | 'danger' | 'success';
};

/** In the tone of `danger` it says at once that what the visitor did has failed, and why. */
export function Callout({ tone = 'note', className, ...rest }: CalloutProps) {
  const role = tone === 'danger' ? 'alert' : undefined;
  return <div role={role} {...rest} className={joinClasses(styles.callout, tones[tone], className)} />;
}

const tones = { note: undefined, success: styles.success, danger: styles.danger };
