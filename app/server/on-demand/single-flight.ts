export type SingleFlight<T> = {
  /** Joins the work under way, else starts it; it is aborted when its last caller leaves. */
  join(key: string, signal: AbortSignal, start: (signal: AbortSignal) => Promise<T>): Promise<T>;
};

/** Single flight: one work a key at a time. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, { outcome: Promise<T>; callers: number; abort: AbortController }>();

  return {
    async join(key, signal, start) {
      signal.throwIfAborted();
      const work = flights.get(key) ?? begin(key, start);
      work.callers += 1;
      const abandoned = Promise.withResolvers<never>();
      const leave = () => {
        work.callers -= 1;
        if (work.callers === 0) {
          // A new caller needs a work that is not about to stop.
          if (flights.get(key) === work) flights.delete(key);
          work.abort.abort(signal.reason);
        }
        abandoned.reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await Promise.race([work.outcome, abandoned.promise]);
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },
  };

  function begin(key: string, start: (signal: AbortSignal) => Promise<T>) {
    const abort = new AbortController();
    const outcome = start(abort.signal).finally(() => {
      if (flights.get(key) === work) flights.delete(key);
    });
    // An unheard rejection would end the process.
    outcome.catch(() => {});
    const work = { outcome, callers: 0, abort };
    flights.set(key, work);
    return work;
  }
}
