import { keepInTab, readInTab } from '#app/lib/tab-storage';

const storageKey = 'brief-draft';

/** The stored text of the draft; null when there is none. */
export function loadDraft(): string | null {
  return readInTab(storageKey) ?? null;
}

/** Keeps a text for this tab alone. */
export function saveDraft(text: string): void {
  keepInTab(storageKey, text);
  for (const listener of listeners) listener();
}

/** Calls back when the draft changes; returns how to end it. */
export function watchDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const listeners = new Set<() => void>();
