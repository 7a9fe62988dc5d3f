import type { ReactNode } from 'react';

import { FieldNotes, fieldWiring } from './field';
import fieldStyles from './field.module.css';
import styles from './checkbox.module.css';

type CheckboxProps = { id: string; name: string; label: ReactNode; error?: string };

/** A native box that must be ticked, read from its form; its whole label can be pressed. */
export function Checkbox({ id, name, label, error }: CheckboxProps) {
  return (
    <div className={fieldStyles.field} data-invalid={error ? true : undefined}>
      <FieldNotes id={id} error={error} />
      <label className={styles.choice}>
        <input id={id} type="checkbox" name={name} value="yes" {...fieldWiring(id, { error })} />
        <span>{label}</span>
      </label>
    </div>
  );
}
