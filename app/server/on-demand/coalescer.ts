import { HttpError } from './http-error';
import { createSemaphore } from './semaphore';
import { createSingleFlight } from './single-flight';

export type Coalescer<Made> = {
  /**
   * Makes what `key` names, once for all who ask at the same time. Answers 503 where too much is being made already, and
   * 499 where `signal` aborts: nobody reads that answer.
   */
  make(
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Made | HttpError>,
  ): Promise<Made | HttpError>;
};

/** Makes what visitors ask for, a few at a time; the limits are those of the semaphore. */
export function createCoalescer<Made>(limits: Parameters<typeof createSemaphore>[0]): Coalescer<Made> {
  const semaphore = createSemaphore(limits);
  const flights = createSingleFlight<Made | HttpError>();

  return {
    async make(key, signal, work) {
      try {
        return await flights.join(key, signal, (working) => semaphore.run(() => work(working), working));
      } catch (error) {
        if (signal.aborted) return new HttpError(499, 'the visitor has left');
        throw error;
      }
    },
  };
}
