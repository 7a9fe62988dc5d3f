import { type Logger, pino } from 'pino';

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
    const level = isOurs() && !isOfLeaver(error) ? 'error' : 'debug';
    log[level]({ kind: error?.name, frames: framesOf(error) }, 'a library complained');
  };
  return () => {
    console.error = before;
  };
}

/** A client that disconnects is no fault of the server's. */
function isOfLeaver(error: Error | undefined): boolean {
  return (
    error?.name === 'AbortError' || (error !== undefined && 'code' in error && error.code === 'ECONNRESET')
  );
}

function framesOf(error: Error | undefined): string[] | undefined {
  return error?.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}
