import { type ReactNode, useId } from 'react';

import { FieldNotes, type FieldTexts, fieldWiring, RequiredMark } from './field';
import fieldStyles from './field.module.css';
import styles from './radio-group.module.css';

export type RadioOption<Value extends string> = { value: Value; label: ReactNode; hint?: ReactNode };

type RadioGroupProps<Value extends string> = FieldTexts & {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
};

/** Native radios in a fieldset, drawn as cards: arrows move, the group is one stop of the Tab key. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, options, value, onChange, ...texts } = props;
  const id = useId();
  return (
    <fieldset
      className={fieldStyles.field}
      role="radiogroup"
      data-invalid={texts.error ? true : undefined}
      {...fieldWiring(id, texts)}
    >
      <legend className={fieldStyles.label}>
        {legend} <RequiredMark optional={texts.optional} />
      </legend>
      <FieldNotes id={id} {...texts} />
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span className={styles.label}>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
