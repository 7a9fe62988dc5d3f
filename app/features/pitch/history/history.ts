import * as z from 'zod/mini';

import { type Locale, locales } from '#app/i18n/locales';
import { parseJson } from '#app/lib/parse-json';
import { beginningOf } from '#app/lib/text';
import { type Brief, briefSchema } from '../brief-schema';
import { isPitchId } from '../pitch';
import { loadHistory, saveHistory } from './history-storage';

/** The last moment that a date can name, in epoch milliseconds. */
const latestDate = 8.64e15;

const entrySchema = z.object({
  id: z.string().check(z.refine(isPitchId)),
  /** When it was asked for, in epoch milliseconds. */
  at: z.int().check(z.minimum(0), z.maximum(latestDate)),
  title: z.string().check(z.minLength(1), z.maxLength(500)),
  /** The language of the title. */
  lang: z.enum(locales),
  brief: briefSchema,
});

/** A pitch made in this browser. The title is its one-liner, or the first words of its description until that is known. */
export type HistoryEntry = z.infer<typeof entrySchema>;

/** Entries kept; the oldest go. */
export const keptPitchesLimit = 30;

export function listPitches(): HistoryEntry[] {
  return parseHistory(loadHistory());
}

/** What a stored text holds; entries that are broken or not ours are left out. */
export function parseHistory(text: string | null): HistoryEntry[] {
  const entries = parseJson(text, z.array(z.unknown())) ?? [];
  return entries.flatMap((entry) => entrySchema.safeParse(entry).data ?? []);
}

/** Keeps the pitch `id`, asked for now with `brief`, the whole of it as it was sent. */
export function rememberPitch(pitch: { id: string; brief: Brief; lang: Locale }): void {
  const title = firstWords(pitch.brief.description);
  const others = listPitches().filter(({ id }) => id !== pitch.id);
  const entries: HistoryEntry[] = [{ ...pitch, at: Date.now(), title }, ...others];
  saveHistory(JSON.stringify(entries.slice(0, keptPitchesLimit)));
}

/** Characters of a title made of a description. */
const titleLength = 80;

function firstWords(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= titleLength) return line;
  const end = line.slice(0, titleLength).lastIndexOf(' ');
  return `${beginningOf(line, end > 0 ? end : titleLength - 1)}…`;
}
