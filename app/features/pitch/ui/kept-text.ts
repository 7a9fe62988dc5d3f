import { useSyncExternalStore } from 'react';

import { keepInTab, readInTab } from '#app/lib/tab-storage';

/** What was typed and not sent, kept for this tab through reloads; undefined when there is nothing. */
export function readKeptText(key: string): string | undefined {
  return readInTab(storageKey(key));
}

/** Keeps a text at once; undefined forgets it. */
export function keepText(key: string, text: string | undefined): void {
  keepInTab(storageKey(key), text);
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
