import { type KeyboardEvent, useEffect, useState } from 'react';

import { fold } from '#app/lib/fold';
import type { ComboboxLabels } from './combobox-labels';
import { type ComboboxOption, matchOptions } from './combobox-options';

export type ComboboxState = {
  id: string;
  options: readonly ComboboxOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  max: number;
  labels: ComboboxLabels;
};

/** An editable combobox with a listbox (ARIA Authoring Practices). The focus never leaves the text control. */
export function useCombobox({ id, options, values, onChange, max, labels }: ComboboxState) {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const [announcement, setAnnouncement] = useState('');

  const [early] = useState(() => typedBeforeScripts(id));

  const listed = matchOptions(options, query);
  // Computed at each render, not when a letter is typed: the options may load after the first letters.
  const best = query.trim() === '' ? undefined : listed[0];
  const active = open ? (listed.find((option) => option.value === pointed) ?? best) : undefined;
  const full = max > 1 && values.length >= max;

  function type(text: string) {
    const matches = matchOptions(options, text);
    setQuery(text);
    setOpen(true);
    setPointed(text.trim() ? matches[0]?.value : undefined);
    const isEmpty = options.length > 0 && matches.length === 0;
    setAnnouncement(isEmpty ? labels.noMatch : matches.length > 0 ? labels.matches(matches.length) : '');
  }

  // Once: the letters that came before the scripts search like any others.
  useEffect(() => {
    if (early) type(early);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [early]);

  function close() {
    setOpen(false);
    setPointed(undefined);
  }

  function show(option?: ComboboxOption) {
    setOpen(true);
    setPointed(option?.value);
    if (full) setAnnouncement(labels.full(max));
  }

  function toggle(option: ComboboxOption) {
    if (values.includes(option.value)) {
      remove(option);
    } else if (full) {
      setAnnouncement(labels.full(max));
    } else {
      onChange(max === 1 ? [option.value] : [...values, option.value]);
      const more = values.length + 1 < max;
      setAnnouncement(more ? `${labels.added(option.label)}. ${labels.another}` : labels.added(option.label));
      clear();
    }
  }

  function remove(option: ComboboxOption) {
    onChange(values.filter((value) => value !== option.value));
    setAnnouncement(labels.removed(option.label));
  }

  function move(step: 1 | -1) {
    const from = active ? listed.indexOf(active) : step === 1 ? -1 : listed.length;
    show(listed.at((from + step) % listed.length));
  }

  function clear() {
    close();
    setQuery('');
  }

  /** An option that was typed in full is chosen; other text would be lost unseen. */
  function leave() {
    const named = query && listed.find((option) => fold(option.label) === fold(query));
    if (named && !values.includes(named.value)) toggle(named);
    clear();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const act = keyAction(event);
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** Undefined when the key keeps its native meaning. */
  function keyAction(event: KeyboardEvent): (() => void) | undefined {
    const lastChosen = options.find((option) => option.value === values.at(-1));
    switch (event.key) {
      case 'ArrowDown':
        return () => (event.altKey ? show(active) : move(1));
      case 'ArrowUp':
        return () => (event.altKey ? close() : move(-1));
      // With text typed, Home and End belong to its caret.
      case 'Home':
        return open && !query ? () => show(listed.at(0)) : undefined;
      case 'End':
        return open && !query ? () => show(listed.at(-1)) : undefined;
      case 'Enter':
        return open ? () => active && toggle(active) : undefined;
      // What the list points at is taken along: it would else vanish with the text.
      case 'Tab':
        if (query && active && !values.includes(active.value)) toggle(active);
        return undefined;
      case 'Escape':
        return open ? close : query ? clear : undefined;
      case 'Backspace':
        return !query && lastChosen ? () => remove(lastChosen) : undefined;
      default:
        return undefined;
    }
  }

  return {
    query,
    open,
    listed,
    active,
    full,
    announcement,
    type,
    show,
    leave,
    toggle,
    remove,
    onKeyDown,
  };
}

/** Read during hydration, since React then empties the control. */
function typedBeforeScripts(id: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLInputElement>(`input[id="${CSS.escape(id)}"]`)?.value ?? '';
}
