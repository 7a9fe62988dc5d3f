import * as z from 'zod/mini';

import { parseJson } from '#app/lib/parse-json';

const settingsSchema = z.object({
  /** Address of the script that measures. */
  tagUrl: z.string(),
  ids: z.array(z.object({ id: z.string(), params: z.record(z.string(), z.string()) })),
});

export type AnalyticsSettings = z.infer<typeof settingsSchema>;

/** Reads what the server wrote into the page; undefined where it is not readable. */
export function readSettings(json: string): AnalyticsSettings | undefined {
  return parseJson(json, settingsSchema);
}
