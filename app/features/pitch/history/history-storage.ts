const storageKey = 'pitch-history';

/** The stored text of the history; null when there is none or the browser keeps nothing. */
export function loadHistory(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser, null to keep none; a browser that refuses storage only loses the convenience. */
export function saveHistory(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    // The pitches stay at their addresses.
  }
  for (const listener of listeners) listener();
}

/** Calls back when this tab or another one changes the history; returns how to end it. */
export function watchHistory(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // Without a key, everything was cleared.
    if (event.key === storageKey || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

const listeners = new Set<() => void>();
