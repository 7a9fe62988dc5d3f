import { errorFacts } from '#app/server/error-facts';
import type { Log } from '#app/server/log';

const freshMs = 60_000;
const keptMs = 24 * 60 * 60_000;
/** A service that has just failed is left alone so long, each key for itself. */
const restMs = 1000;
const maxFailures = 500;
/** What a key costs besides its value: unknown names are many and weigh nothing else. */
const weightOfKey = 1024;

type Entry<Value> = { value: Value; weight: number; at: number; expired: boolean };
type Loaded<Value> = { value: Value; weight: number };

export type Cache<Value> = {
  /**
   * The value of a key: as it is kept for a minute, then as it is kept while `load` runs in the background, for a day.
   * `load` runs once at a time for a key; what it throws is thrown only where nothing is kept.
   */
  get(key: string, load: () => Promise<Loaded<Value>>): Promise<Value>;
  /** The next `get` of each key loads; what is kept serves only where that fails. With `gone`, not even then. */
  purge(gone: boolean): void;
};

/** A cache of at most `maxWeight` characters; what was asked for longest ago goes first. `now` in epoch ms. */
export function createCache<Value>(options: {
  maxWeight: number;
  now: () => number;
  log: Log;
  onEnd: (answered: boolean) => void;
}): Cache<Value> {
  const { now } = options;
  const entries = new Map<string, Entry<Value>>();
  const flights = new Map<string, Promise<Value>>();
  const failures = new Map<string, { at: number; error: unknown }>();
  let total = 0;

  function kept(key: string): Entry<Value> | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    forget(key, entry);
    if (now() - entry.at >= keptMs) return undefined;
    keep(key, entry);
    return entry;
  }

  function keep(key: string, entry: Entry<Value>): void {
    entries.set(key, entry);
    total += entry.weight;
  }

  function forget(key: string, entry: Entry<Value>): void {
    entries.delete(key);
    total -= entry.weight;
  }

  function store(key: string, { value, weight }: Loaded<Value>): void {
    const before = entries.get(key);
    if (before) forget(key, before);
    keep(key, { value, weight: weight + weightOfKey, at: now(), expired: false });
    for (const [oldest, entry] of entries) {
      if (total <= options.maxWeight) return;
      forget(oldest, entry);
    }
  }

  function refresh(key: string, load: () => Promise<Loaded<Value>>): Promise<Value> {
    const running = flights.get(key);
    if (running) return running;
    const flight = fly(key, load, () => flights.get(key) === flight);
    flights.set(key, flight);
    return flight;
  }

  /** A flight that a purge has overtaken answers those who wait for it, and leaves nothing behind. */
  async function fly(
    key: string,
    load: () => Promise<Loaded<Value>>,
    isCurrent: () => boolean,
  ): Promise<Value> {
    try {
      const loaded = await load();
      options.onEnd(true);
      failures.delete(key);
      if (isCurrent()) store(key, loaded);
      return loaded.value;
    } catch (error) {
      options.onEnd(false);
      fail(key, error);
      throw error;
    } finally {
      if (isCurrent()) flights.delete(key);
    }
  }

  function fail(key: string, error: unknown): void {
    failures.delete(key);
    failures.set(key, { at: now(), error });
    for (const [oldest] of failures) {
      if (failures.size <= maxFailures) break;
      failures.delete(oldest);
    }
    options.log.warn({ ...factsOf(error), stale: entries.has(key) }, 'the content service failed');
  }

  return {
    async get(key, load) {
      const entry = kept(key);
      if (entry && !entry.expired && now() - entry.at < freshMs) return entry.value;
      const failure = failures.get(key);
      const resting = failure !== undefined && now() - failure.at < restMs;
      if (entry && !entry.expired) {
        // Its end is told by what is kept then, and by the log.
        if (!resting) refresh(key, load).catch(() => {});
        return entry.value;
      }
      if (resting && entry) return entry.value;
      if (resting) throw failure.error;
      try {
        return await refresh(key, load);
      } catch (error) {
        const last = kept(key);
        if (last) return last.value;
        throw error;
      }
    },
    purge(gone) {
      flights.clear();
      failures.clear();
      if (gone) {
        entries.clear();
        total = 0;
      }
      for (const entry of entries.values()) entry.expired = true;
    },
  };
}

/** Without the key, which is a visitor's words in part. */
function factsOf(error: unknown): { status: string; reason?: string } {
  const status = errorFacts(error).reason;
  if (!(error instanceof Error) || error.cause === undefined) return { status };
  return { status, reason: errorFacts(error.cause).reason };
}
