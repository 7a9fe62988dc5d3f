import type { ComponentProps } from 'react';

import { joinClasses } from './join-classes';
import control from './control.module.css';

/** A text control of several lines that grows with its text where the browser can; spread a field's control on it. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={joinClasses(joinClasses(control.control, control.area), className)}
    />
  );
}
