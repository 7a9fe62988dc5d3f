import * as z from 'zod/mini';

import type { Locale } from '#app/i18n/locales';
import { parseJson } from '#app/lib/parse-json';
import { loadHistory, saveHistory } from './history-storage';

// What the page of a pitch changes in the history: without the schema of a brief, which that page does not load.
const entrySchema = z.looseObject({
  id: z.string(),
  title: z.optional(z.string()),
  lang: z.optional(z.string()),
});

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

type Entry = z.infer<typeof entrySchema>;

/** Those that cannot be read are of no use to the page of the history either. */
function readEntries(): Entry[] {
  const entries = parseJson(loadHistory(), z.array(z.unknown())) ?? [];
  return entries.flatMap((entry) => entrySchema.safeParse(entry).data ?? []);
}

function keep(entries: Entry[]): void {
  saveHistory(entries.length > 0 ? JSON.stringify(entries) : null);
}
