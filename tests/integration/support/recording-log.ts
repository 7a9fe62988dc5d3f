import { pino } from 'pino';

import type { Log } from '#app/server/log';

/** A log at its most talkative that writes into a list, as the real one writes to standard output. */
export function recordingLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const log = pino({ level: 'debug', base: undefined }, { write: (line: string) => void lines.push(line) });
  return { log, lines };
}
