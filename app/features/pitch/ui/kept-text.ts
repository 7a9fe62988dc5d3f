import { useSyncExternalStore } from 'react';

/** What was typed and not sent, kept for this tab through reloads; undefined when there is nothing. */
export function readKeptText(key: string): string | undefined {
  try {
    return sessionStorage.getItem(storageKey(key)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text at once; undefined forgets it. A browser that refuses storage only loses the convenience. */
export function keepText(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(storageKey(key));
    else sessionStorage.setItem(storageKey(key), text);
  } catch {
    // The fields work without it.
  }
}

/** The kept text once the page has scripts; undefined on the server, and while a page is taken over. */
export function useKeptText(key: string): string | undefined {
  return useSyncExternalStore(
    noChanges,
    () => readKeptText(key),
    () => undefined,
  );
}

/** Nobody else writes it. */
function noChanges(): () => void {
  return () => {};
}

function storageKey(key: string): string {
  return `typed:${key}`;
}
