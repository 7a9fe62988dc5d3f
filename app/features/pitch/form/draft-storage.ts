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
