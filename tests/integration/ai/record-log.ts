import { pino } from 'pino';
import * as z from 'zod';

import type { Log } from '#app/server/log';

const line = z.record(z.string(), z.unknown());

/** A log that keeps its lines as the site would write them. */
export function recordLog(): { log: Log; lines: z.infer<typeof line>[] } {
  const lines: z.infer<typeof line>[] = [];
  const write = (text: string) => void lines.push(line.parse(JSON.parse(text)));
  return { log: pino({ level: 'debug', base: undefined }, { write }), lines };
}
