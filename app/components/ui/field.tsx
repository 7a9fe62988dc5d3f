import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

import styles from './field.module.css';

/** What a control needs to be wired to its field; spread it on `TextInput`, `Textarea`, `Combobox` or your own. */
export type FieldControl = {
  id: string;
  name?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

export type FieldTexts = {
  hint?: ReactNode;
  /** What is wrong and what to do; nothing when the field is in order. */
  error?: string;
  /** Fields are required unless they say otherwise; the label says which, in words. */
  optional?: boolean;
};

type FieldProps = FieldTexts & {
  label: ReactNode;
  name?: string;
  /** Id of the control; made up when absent. */
  id?: string;
  children: (control: FieldControl) => ReactNode;
  /** What stands under the control, e.g. a counter. Put the id on it: it describes the control too. */
  after?: (id: string) => ReactNode;
};

/** A labelled control with its hint and error. The element of the label has the id `{id}-label`. */
export function Field({ label, name, id: givenId, children, after, ...texts }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.field} data-invalid={texts.error ? true : undefined}>
      <label className={styles.label} id={fieldIds(id).label} htmlFor={id}>
        {label} <RequiredMark optional={texts.optional} />
      </label>
      <FieldNotes id={id} {...texts} />
      {children({ id, name, ...fieldWiring(id, texts, after && fieldIds(id).after) })}
      {after?.(fieldIds(id).after)}
    </div>
  );
}

/** "required" or "optional", in words: an asterisk explains itself to nobody. */
export function RequiredMark({ optional = false }: { optional?: boolean }) {
  return (
    <span className={styles.mark}>{optional ? <Trans>(optional)</Trans> : <Trans>(required)</Trans>}</span>
  );
}

/** The hint and the error of the field `id`, under the ids that `fieldWiring` refers to. */
export function FieldNotes({ id, hint, error }: FieldTexts & { id: string }) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={fieldIds(id).hint}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={fieldIds(id).error}>
          {error}
        </p>
      )}
    </>
  );
}

/** The ARIA attributes of a control or group: required, in error, described by the notes that are shown. */
export function fieldWiring(id: string, { hint, error, optional }: FieldTexts, afterId?: string) {
  const notes = [hint && fieldIds(id).hint, error && fieldIds(id).error, afterId].filter(Boolean);
  return {
    'aria-required': optional ? undefined : (true as const),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
  };
}

/** Ids of the parts of the field whose control is `id`. */
export function fieldIds(id: string) {
  return { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error`, after: `${id}-after` };
}
