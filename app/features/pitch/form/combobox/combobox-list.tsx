import { type MouseEvent, useEffect, useId, useRef } from 'react';

import type { ComboboxGroup, ComboboxOption } from './combobox-options';
import styles from './combobox-list.module.css';

type ComboboxListProps = {
  id: string;
  labelledBy: string;
  optionId: (option: ComboboxOption) => string;
  groups: ComboboxGroup[];
  chosen: readonly string[];
  active: ComboboxOption | undefined;
  several: boolean;
  notice: string | undefined;
  full: boolean;
  onChoose: (option: ComboboxOption) => void;
};

export function ComboboxList({ groups, notice, several, ...list }: ComboboxListProps) {
  const activeId = list.active && list.optionId(list.active);
  const box = useRef<HTMLDivElement>(null);

  // It opens below its field, which may stand at the foot of the window.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  // The active option has no focus of its own to scroll it into view.
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  return (
    <div ref={box} className={styles.list} role="presentation" onMouseDown={keepFocus}>
      {notice && <p className={styles.notice}>{notice}</p>}
      <div
        id={list.id}
        role="listbox"
        aria-labelledby={list.labelledBy}
        aria-multiselectable={several || undefined}
      >
        {groups.map((group) => (
          <OptionGroup key={group.name ?? ''} group={group} {...list} />
        ))}
      </div>
    </div>
  );
}

type OptionGroupProps = Omit<ComboboxListProps, 'groups' | 'notice' | 'several'> & { group: ComboboxGroup };

function OptionGroup({ group, optionId, chosen, active, full, onChoose }: OptionGroupProps) {
  const nameId = useId();
  const options = group.options.map((option) => (
    // The keys of an option are those of the text control, which has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      key={option.value}
      id={optionId(option)}
      role="option"
      className={styles.option}
      aria-selected={chosen.includes(option.value)}
      aria-disabled={(full && !chosen.includes(option.value)) || undefined}
      data-active={option === active || undefined}
      onClick={() => onChoose(option)}
    >
      {option.label}
    </div>
  ));
  if (!group.name) return options;
  return (
    <div role="group" aria-labelledby={nameId}>
      <div id={nameId} className={styles.group} role="presentation">
        {group.name}
      </div>
      {options}
    </div>
  );
}

/** Keeps the focus in the text control, so that the list stays open. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
