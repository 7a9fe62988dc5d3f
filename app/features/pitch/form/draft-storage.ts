const storageKey = 'brief-draft';

/** True when this tab keeps a draft. */
export function hasDraft(): boolean {
  return loadDraft() !== null;
}

/** The stored text of the draft; null when there is none or the browser keeps nothing. */
export function loadDraft(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Keeps a text for this tab alone; a browser that refuses storage only loses the convenience. */
export function saveDraft(text: string): void {
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // The form works without a draft.
  }
}

/** Keeps a text that did not come from the form; a form that is there takes it up. */
export function replaceDraft(text: string): void {
  saveDraft(text);
  for (const listener of listeners) listener();
}

/** Calls back when the draft was replaced from outside the form; returns how to end it. */
export function watchDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const listeners = new Set<() => void>();
