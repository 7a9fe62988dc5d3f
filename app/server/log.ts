import { type Logger, pino } from 'pino';

import { errorFacts } from './error-facts';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** Structured logs on standard output, one JSON line each. No bodies, no addresses, no visitor's text. */
export function createLog(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}

/** What libraries write to the console as errors becomes log lines like the others. Returns the way back. */
export function captureConsole(log: Log): () => void {
  const before = console.error;
  console.error = (...words: unknown[]) => {
    const error = words.find((word) => word instanceof Error);
    log.error(error ? errorFacts(error) : {}, typeof words[0] === 'string' ? words[0] : 'a library complained');
  };
  return () => {
    console.error = before;
  };
}
