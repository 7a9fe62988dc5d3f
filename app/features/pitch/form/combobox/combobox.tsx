import { useRef } from 'react';

import { type FieldControl, fieldIds } from '#app/components/ui/form/field';
import { joinClasses } from '#app/components/ui/join-classes';
import { type ComboboxLabels, useComboboxLabels } from './combobox-labels';
import { ComboboxList } from './combobox-list';
import type { ComboboxOption } from './combobox-options';
import { useCombobox } from './use-combobox';
import styles from './combobox.module.css';
import control from '#app/components/ui/form/control.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import cross from '#app/components/ui/styles/cross.module.css';

type ComboboxProps = FieldControl & {
  options: readonly ComboboxOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** How many can be chosen; with 1, a new choice replaces the old one. */
  max: number;
};

/** Belongs in a `Field`. Chosen options are chips before the text; Backspace in an empty text removes the last. */
export function Combobox({ options, values: given, onChange, max, id, ...wiring }: ComboboxProps) {
  const text = useRef<HTMLInputElement>(null);
  const labels = useComboboxLabels();
  // A value that is no option cannot be seen or removed: the next choice drops it.
  const values = given.filter((value) => options.some((option) => option.value === value));
  const box = useCombobox({ id, options, values, onChange, max, labels });
  const chosen = values.flatMap((value) => options.find((option) => option.value === value) ?? []);
  const listId = `${id}-list`;
  const chosenId = `${id}-chosen`;
  const notes = [chosen.length > 0 && chosenId, wiring['aria-describedby']].filter(Boolean);

  function removeChip(option: ComboboxOption) {
    box.remove(option);
    text.current?.focus();
  }

  return (
    <div className={styles.combobox}>
      <div className={joinClasses(control.control, styles.box)} data-invalid={wiring['aria-invalid']}>
        <Chips chosen={chosen} labels={labels} onRemove={removeChip} />
        {/* What was chosen is read with the field that one comes back to. */}
        <span id={chosenId} hidden>
          {labels.chosen}: {chosen.map((option) => option.label).join(', ')}
        </span>
        <input
          {...wiring}
          ref={text}
          id={id}
          aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
          className={styles.text}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={box.open}
          aria-controls={box.open ? listId : undefined}
          aria-activedescendant={box.active && optionId(id, box.active)}
          placeholder={chosen.length > 0 && chosen.length < max ? labels.another : undefined}
          value={box.query}
          onChange={(event) => box.type(event.target.value)}
          onClick={() => box.show(box.active)}
          onKeyDown={box.onKeyDown}
          onBlur={box.leave}
        />
      </div>
      {box.open && (
        <ComboboxList
          id={listId}
          labelledBy={fieldIds(id).label}
          optionId={(option) => optionId(id, option)}
          listed={box.listed}
          chosen={values}
          active={box.active}
          several={max > 1}
          notice={box.full ? labels.full(max) : box.listed.length === 0 ? labels.noMatch : undefined}
          full={box.full}
          onChoose={box.toggle}
        />
      )}
      <div className={typography.hidden} role="status">
        {box.announcement}
      </div>
    </div>
  );
}

type ChipsProps = {
  chosen: ComboboxOption[];
  labels: ComboboxLabels;
  onRemove: (option: ComboboxOption) => void;
};

function Chips({ chosen, labels, onRemove }: ChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={labels.chosen}>
      {chosen.map((option) => (
        <li key={option.value} className={styles.chip}>
          {option.label}
          <button
            type="button"
            className={joinClasses(cross.cross, styles.remove)}
            aria-label={labels.remove(option.label)}
            onClick={() => onRemove(option)}
          />
        </li>
      ))}
    </ul>
  );
}

function optionId(id: string, option: ComboboxOption): string {
  return `${id}-option-${option.value}`;
}
