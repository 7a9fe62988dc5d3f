import type { Locale } from '#app/i18n/locales';
import { loadHistory, saveHistory } from './history-storage';

// What the page of a pitch changes in the history. Read by hand: a schema brings 9 kB of a library that this page has not.

/** Calls a kept pitch by its one-liner; a pitch of another browser is not kept for that. */
export function namePitch(id: string, title: string, lang: Locale): void {
  const entries = readEntries();
  const entry = entries.find((known) => known.id === id);
  if (!entry || (entry.title === title && entry.lang === lang)) return;
  keep(entries.map((known) => (known === entry ? { ...known, title, lang } : known)));
}

/** Keeps a pitch no longer. It stays at its address. */
export function forgetPitch(id: string): void {
  keep(readEntries().filter((entry) => entry.id !== id));
}

type HistoryRecord = Record<string, unknown>;

function readEntries(): HistoryRecord[] {
  try {
    const stored: unknown = JSON.parse(loadHistory() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isObject) : [];
  } catch {
    return [];
  }
}

function keep(entries: HistoryRecord[]): void {
  saveHistory(entries.length > 0 ? JSON.stringify(entries) : null);
}

function isObject(value: unknown): value is HistoryRecord {
  return typeof value === 'object' && value !== null;
}
