import { type MouseEvent, useEffect, useRef } from 'react';

import type { ComboboxOption } from './combobox-options';
import styles from './combobox-list.module.css';

type ComboboxListProps = {
  id: string;
  labelledBy: string;
  optionId: (option: ComboboxOption) => string;
  /** Those to choose from, best first. */
  listed: ComboboxOption[];
  chosen: readonly string[];
  active: ComboboxOption | undefined;
  several: boolean;
  notice: string | undefined;
  full: boolean;
  onChoose: (option: ComboboxOption) => void;
};

export function ComboboxList(props: ComboboxListProps) {
  const { id, labelledBy, optionId, listed, chosen, active, several, notice, full, onChoose } = props;
  const activeId = active && optionId(active);
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
      <div id={id} role="listbox" aria-labelledby={labelledBy} aria-multiselectable={several || undefined}>
        {listed.map((option) => (
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
        ))}
      </div>
    </div>
  );
}

/** Keeps the focus in the text control, so that the list stays open. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
