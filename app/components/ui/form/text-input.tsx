import type { ComponentProps } from 'react';

import { joinClasses } from '../join-classes';
import control from './control.module.css';

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={joinClasses(control.control, className)} />;
}

export function EmailInput(props: ComponentProps<'input'>) {
  return <TextInput {...props} type="email" autoComplete="email" spellCheck={false} />;
}
