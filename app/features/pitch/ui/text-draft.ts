import { useSyncExternalStore } from 'react';

import { keepInTab, readInTab } from '#app/lib/forms/tab-storage';

/** What was typed and not sent, kept for this tab through reloads; undefined when there is nothing. */
export function readTextDraft(key: string): string | undefined {
  return readInTab(storageKey(key));
}

/** Keeps a text at once; undefined forgets it. */
export function saveTextDraft(key: string, text: string | undefined): void {
  keepInTab(storageKey(key), text);
}

/** The kept text once the page has scripts; undefined on the server, and while a page is taken over. */
export function useTextDraft(key: string): string | undefined {
  return useSyncExternalStore(
    noChanges,
    () => readTextDraft(key),
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
