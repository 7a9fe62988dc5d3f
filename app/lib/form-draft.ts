import { useState, useSyncExternalStore } from 'react';

import { type DraftedForm, dropDraft, loadDraft, saveDraft } from './draft-storage';

type Source<Draft> = {
  /** What the server draws: it knows neither the tab nor what was typed before the scripts came. */
  empty: Draft;
  /** The draft of what the tab keeps, which may be nothing. */
  restore: (kept: unknown) => Draft;
  /** The same draft when nothing was typed into the page before its scripts came. */
  addTyped: (draft: Draft) => Draft;
};

/** What stands in a form, kept by this tab over a reload or a change of language. `isFilled` once it is there. */
export function useFormDraft<Draft>(form: DraftedForm, source: Source<Draft>) {
  const [store] = useState(() => createStore(form, source));
  const draft = useSyncExternalStore(store.subscribe, store.read, () => source.empty);
  const isFilled = useSyncExternalStore(
    store.subscribe,
    () => true,
    () => false,
  );
  return { draft, isFilled, read: store.read, keep: store.keep, drop: store.drop };
}

function createStore<Draft>(form: DraftedForm, source: Source<Draft>) {
  const listeners = new Set<() => void>();
  let current = open(form, source);

  function show(next: Draft): void {
    current = next;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => current,
    keep(next: Draft): void {
      saveDraft(form, next);
      show(next);
    },
    /** Shows another draft, and keeps nothing. */
    drop(next: Draft): void {
      dropDraft(form);
      show(next);
    },
  };
}

/** While the page is taken over, before React sets the controls to what it knows, which is nothing. */
function open<Draft>(form: DraftedForm, { empty, restore, addTyped }: Source<Draft>): Draft {
  if (typeof document === 'undefined') return empty;
  const kept = restore(loadDraft(form));
  const draft = addTyped(kept);
  if (draft !== kept) saveDraft(form, draft);
  return draft;
}
