export type SharedWork<T> = {
  /**
   * The outcome of the work of this key: joins the one under way, else starts it. Throws when `signal` aborts; the
   * work itself is aborted when nobody waits for it any more.
   */
  join(key: string, signal: AbortSignal, start: (signal: AbortSignal) => Promise<T>): Promise<T>;
};

/** One work a key at a time, however many ask for it. */
export function createSharedWork<T>(): SharedWork<T> {
  const works = new Map<string, { outcome: Promise<T>; waiting: number; abort: AbortController }>();

  return {
    async join(key, signal, start) {
      signal.throwIfAborted();
      const work = works.get(key) ?? begin(key, start);
      work.waiting += 1;
      const left = Promise.withResolvers<never>();
      const leave = () => {
        work.waiting -= 1;
        if (work.waiting === 0) {
          // Who comes now needs a work that is not about to stop.
          if (works.get(key) === work) works.delete(key);
          work.abort.abort(signal.reason);
        }
        left.reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await Promise.race([work.outcome, left.promise]);
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },
  };

  function begin(key: string, start: (signal: AbortSignal) => Promise<T>) {
    const abort = new AbortController();
    const outcome = start(abort.signal).finally(() => {
      if (works.get(key) === work) works.delete(key);
    });
    // A work that everybody has left may fail unheard.
    outcome.catch(() => {});
    const work = { outcome, waiting: 0, abort };
    works.set(key, work);
    return work;
  }
}
