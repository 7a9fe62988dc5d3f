const storageKey = 'brief-draft';

/** What a browser that refuses storage would have kept: it lasts as long as the page. */
let refused: string | undefined;

/** The stored text of the draft; null when there is none. */
export function loadDraft(): string | null {
  if (refused !== undefined) return refused;
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Keeps a text for this tab alone. */
export function saveDraft(text: string): void {
  try {
    sessionStorage.setItem(storageKey, text);
    refused = undefined;
  } catch {
    refused = text;
  }
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
