import { useHydrated } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';

import { type DraftedForm, dropDraft, loadDraft, saveDraft } from './draft-storage';

type Source<Draft> = {
  /** What the server draws: it knows neither the tab nor what was typed before the scripts came. */
  empty: Draft;
  /** The draft of what the tab keeps, which may be nothing. */
  restore: (kept: unknown) => Draft;
  /** The same draft when nothing else was typed into the page before its scripts came. */
  addTyped: (draft: Draft) => Draft;
};

/** What stands in a form, kept by this tab over a reload or a change of language. `isFilled` once it is there. */
export function useFormDraft<Draft>(form: DraftedForm, source: Source<Draft>) {
  const [store] = useState(() => createStore(form, source));
  const draft = useSyncExternalStore(store.subscribe, store.read, () => source.empty);
  const isFilled = useHydrated();
  return { draft, isFilled, read: store.read, keep: store.keep, reset: store.reset };
}

function createStore<Draft>(form: DraftedForm, source: Source<Draft>) {
  const listeners = new Set<() => void>();
  let current = source.empty;
  // While the page is taken over, before React sets the controls to what it knows, which is nothing.
  if (typeof document !== 'undefined') {
    current = source.restore(loadDraft(form));
    addTyped();
  }

  function addTyped(): void {
    const draft = source.addTyped(current);
    if (draft !== current) saveDraft(form, draft);
    current = draft;
  }

  function show(next: Draft): void {
    current = next;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener: () => void) {
      // The page is taken over: some may have been typed meanwhile.
      addTyped();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => current,
    keep(next: Draft): void {
      saveDraft(form, next);
      show(next);
    },
    /** Shows another draft, and keeps nothing. */
    reset(next: Draft): void {
      dropDraft(form);
      show(next);
    },
  };
}

/** `draft` with what stands in the form of that id, where it is not empty; the same one where it says no more. */
export function withTyped<Draft extends object>(
  formId: string,
  draft: Draft,
  fields: readonly (string & keyof Draft)[],
): Draft {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return draft;
  const controls = new FormData(form);
  const typed = fields
    .map((field) => [field, controls.get(field)] as const)
    .filter(([field, text]) => typeof text === 'string' && text !== '' && text !== draft[field]);
  return typed.length === 0 ? draft : { ...draft, ...Object.fromEntries(typed) };
}
