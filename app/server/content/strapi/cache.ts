import { LRUCache } from 'lru-cache';

import { errorFacts } from '#app/server/error-facts';
import type { Log } from '#app/server/log';

// In ms. lru-cache calls stale what is older than its `ttl`, not what is as old.
const freshMs = 60_000;
const maxAgeMs = 24 * 60 * 60_000;
/** After a failure no call is made for the same key. */
const cooldownMs = 1000;
const maxFailures = 500;
/** In characters, added to each value: visitors can ask for any number of unknown names, whose values are empty. */
const weightOfKey = 1024;

/** `weight`: its characters as JSON; `at` in epoch ms; `purged`: only shown while the service fails. */
type Entry<Value> = { value: Value; weight: number; at: number; purged?: boolean };
type Load<Value> = () => Promise<Value>;

export type Cache<Value> = {
  /**
   * Fresh for a minute, then shown for a day while `load` runs behind it; with `wait` only where that fails. Throws where
   * nothing is cached.
   */
  get(key: string, load: Load<Value>, wait?: boolean): Promise<Value>;
  /** The next `get` of each key loads; the cached value serves where that fails, with `removed` not even then. */
  purge(removed: boolean): void;
};

/** At most `maxWeight` characters; least recently used first out. `now` in epoch ms. */
export function createCache<Value>(options: {
  maxWeight: number;
  now: () => number;
  log: Log;
  onEnd: (answered: boolean) => void;
}): Cache<Value> {
  const { now, onEnd, log } = options;
  let isTold = false;
  const clock = { ttlResolution: 0, perf: { now } };
  const failures = new LRUCache<string, { error: unknown }>({
    ...clock,
    max: maxFailures,
    ttl: cooldownMs - 1,
  });
  const entries = new LRUCache<string, Entry<Value>, Load<Value>>({
    ...clock,
    maxSize: options.maxWeight,
    sizeCalculation: ({ weight }) => weight + weightOfKey,
    ttl: freshMs - 1,
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // Whoever waits for a call that a purge has overtaken still gets its answer.
    ignoreFetchAbort: true,
    async fetchMethod(key, stale, { context: load }) {
      try {
        const value = await load();
        onEnd(true);
        failures.delete(key);
        const weight = JSON.stringify(value).length;
        warnOfWeight(weight + weightOfKey);
        return { value, weight, at: now() };
      } catch (error) {
        onEnd(false);
        failures.set(key, { error });
        log.warn({ ...factsOf(error), stale: stale !== undefined }, 'the content service failed');
        throw error;
      }
    },
  });

  /** An entry that weighs more than all may is dropped in silence: then each page asks the service for everything. */
  function warnOfWeight(weight: number): void {
    if (weight <= options.maxWeight || isTold) return;
    isTold = true;
    log.warn({ weight, most: options.maxWeight }, 'an answer of the content service is too large to be kept');
  }

  function cached(key: string): Entry<Value> | undefined {
    const entry = entries.get(key);
    if (!entry || now() - entry.at < maxAgeMs) return entry;
    entries.delete(key);
    return undefined;
  }

  return {
    async get(key, load, wait = false) {
      const entry = cached(key);
      const failure = failures.get(key);
      if (failure && entry) return entry.value;
      if (failure) throw failure.error;
      const purged = entry?.purged === true;
      try {
        const fetched = await entries.fetch(key, {
          context: load,
          allowStale: !purged && !wait,
          forceRefresh: purged,
        });
        if (!fetched) throw new Error('nothing was loaded');
        return fetched.value;
      } catch (error) {
        const last = cached(key);
        if (last) return last.value;
        throw error;
      }
    },
    purge(removed) {
      failures.clear();
      // Unlike `entries()`, it also gives what is being loaded anew.
      const all = removed ? [] : entries.dump();
      entries.clear();
      for (const [key, { value }] of all) entries.set(key, { ...value, purged: true });
    },
  };
}

/** Never the key, which holds what a visitor typed. */
function factsOf(error: unknown): { status: string; reason?: string } {
  const status = errorFacts(error).reason;
  if (!(error instanceof Error) || error.cause === undefined) return { status };
  return { status, reason: errorFacts(error.cause).reason };
}
