import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

import styles from './field.module.css';

export type FieldControl = {
  id: string;
  name?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

export type FieldTexts = {
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
};

type FieldProps = FieldTexts & {
  label: ReactNode;
  name?: string;
  id?: string;
  /** False where its form says once that all is required: only what is optional is marked then. */
  markRequired?: boolean;
  children: (control: FieldControl) => ReactNode;
  after?: (id: string) => ReactNode;
};

/** The label has the id `{id}-label`. */
export function Field({
  label,
  name,
  id: givenId,
  markRequired = true,
  children,
  after,
  ...texts
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.field} data-invalid={texts.error ? true : undefined}>
      <label className={styles.label} id={fieldIds(id).label} htmlFor={id}>
        {label} {(markRequired || texts.optional) && <RequiredMark optional={texts.optional} />}
      </label>
      <FieldNotes id={id} {...texts} />
      {children({ id, name, ...fieldWiring(id, texts, after && fieldIds(id).after) })}
      {after?.(fieldIds(id).after)}
    </div>
  );
}

export function RequiredMark({ optional = false }: { optional?: boolean }) {
  return (
    <span className={styles.mark}>{optional ? <Trans>(optional)</Trans> : <Trans>(required)</Trans>}</span>
  );
}

export function FieldNotes({ id, hint, error }: FieldTexts & { id: string }) {
  return (
    <>
      {hint && (
        <div className={styles.hint} id={fieldIds(id).hint}>
          {hint}
        </div>
      )}
      {error && (
        <p className={styles.error} id={fieldIds(id).error}>
          {error}
        </p>
      )}
    </>
  );
}

export function fieldWiring(id: string, { hint, error, optional }: FieldTexts, afterId?: string) {
  const notes = [hint && fieldIds(id).hint, error && fieldIds(id).error, afterId].filter(Boolean);
  return {
    'aria-required': optional ? undefined : (true as const),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
  };
}

export function fieldIds(id: string) {
  return { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error`, after: `${id}-after` };
}
