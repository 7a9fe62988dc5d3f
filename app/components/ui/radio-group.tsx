import { type ReactNode, useId } from 'react';

import { FieldNotes, type FieldTexts, fieldWiring, RequiredMark } from './field';

export type RadioOption<Value extends string> = { value: Value; label: ReactNode; hint?: ReactNode };

type RadioGroupProps<Value extends string> = FieldTexts & {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
};

/** Native radios in a fieldset, drawn as cards: arrows move, the group is one stop of the Tab key. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, options, value, onChange, onBlur, ...texts } = props;
  const id = useId();
  return (
    <fieldset
      className="field"
      role="radiogroup"
      data-invalid={texts.error ? true : undefined}
      {...fieldWiring(id, texts)}
    >
      <legend className="field-label">
        {legend} <RequiredMark optional={texts.optional} />
      </legend>
      <FieldNotes id={id} {...texts} />
      <div className="choices">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>
              <span className="choice-label">{option.label}</span>
              {option.hint && <span className="choice-hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
