import type { ComponentProps } from 'react';

import { joinClasses } from '../join-classes';
import control from './control.module.css';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={joinClasses(joinClasses(control.control, control.area), className)}
    />
  );
}
