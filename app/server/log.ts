import { type Logger, pino } from 'pino';

import { isClientDisconnect } from './client-disconnect';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** One JSON line each. No bodies, no addresses, no visitor's text. */
export function createLog(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}

/** Console errors of libraries may quote a visitor: only the fact is logged. Returns how to undo it. */
export function captureConsole(log: Log, isOurs: () => boolean = () => true): () => void {
  const before = console.error;
  console.error = (...words: unknown[]) => {
    const error = words.find((word) => word instanceof Error);
    const level = isOurs() && !isClientDisconnect(error) ? 'error' : 'debug';
    log[level]({ kind: error?.name, frames: framesOf(error) }, 'a library complained');
  };
  return () => {
    console.error = before;
  };
}

function framesOf(error: Error | undefined): string[] | undefined {
  return error?.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}
