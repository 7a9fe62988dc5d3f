import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

import type { CacheAnswer } from '#app/server/metrics/cache-answers';
import type { StoredPage } from './stored-page';

/** `gone`: the address shows another thing now, so that what was stored of it is not shown again. */
export type Rendered = StoredPage | 'gone' | 'unavailable';
type Render = () => Promise<Rendered>;

export type PageCache = {
  readonly freshMs: number;
  /** The stored page where it needs no rendering now. */
  fresh(key: string): StoredPage | undefined;
  /** The stored page; rendered once for all who ask at the same time. Undefined where the outcome is no page to store. */
  get(key: string, render: Render): Promise<StoredPage | undefined>;
  /** What is being rendered is not stored either. */
  purge(): void;
  /** Of memory. */
  bytes(): number;
};

/** Times in ms; `now` in epoch ms. */
type Options = {
  maxBytes: number;
  /** A page is rendered anew behind the answer after `freshMs`, before it after `longestMs` more. */
  freshMs: number;
  longestMs: number;
  now?: () => number;
  onAnswer?: (answer: CacheAnswer) => void;
};

type Entry = { page: StoredPage; gone?: boolean };

/** From here on, in parts of `maxBytes`, an address is stored when it is asked for again. */
const crowded = 0.8;
const maxOnce = 5000;

/**
 * Least recently asked for first out. A flood of addresses that are asked for once each evicts nothing: they are not
 * stored once the cache is nearly full.
 */
export function createPageCache({
  maxBytes,
  freshMs,
  longestMs,
  now = Date.now,
  onAnswer = () => {},
}: Options): PageCache {
  const once = new LRUCache<string, true>({ max: maxOnce });
  const entries = new LRUCache<string, Entry, Render>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // Whoever waits for a rendering that a purge has overtaken still gets it.
    ignoreFetchAbort: true,
    async fetchMethod(_key, stale, { context: render }) {
      // Rendering waits for little: it would hold the stored page back, which is written once nothing else is to be done.
      if (stale) await setImmediate();
      const rendered = await render();
      if (typeof rendered === 'object') return { page: rendered };
      if (rendered === 'gone' && stale) stale.gone = true;
      return undefined;
    },
  });

  /** How a request for the page is answered; what is too old to be shown goes. */
  function answerFor(key: string): CacheAnswer {
    const entry = entries.peek(key);
    const remainingMs = entries.getRemainingTTL(key);
    if (entry && !entry.gone && remainingMs > -longestMs) return remainingMs > 0 ? 'hit' : 'stale';
    if (entry) entries.delete(key);
    return 'miss';
  }

  /** Whether an address that is not stored may be: there is room, or it was asked for before. */
  function isWelcome(key: string): boolean {
    if (entries.calculatedSize < maxBytes * crowded || once.has(key)) return true;
    once.set(key, true);
    return false;
  }

  return {
    freshMs,
    fresh(key) {
      if (answerFor(key) !== 'hit') return undefined;
      onAnswer('hit');
      return entries.get(key)?.page;
    },
    async get(key, render) {
      const answer = answerFor(key);
      onAnswer(answer);
      if (answer === 'miss' && !isWelcome(key)) {
        const rendered = await render();
        return typeof rendered === 'object' ? rendered : undefined;
      }
      // A rendering without a page rejects where a purge has overtaken it.
      const entry = await entries.fetch(key, { context: render }).catch(() => undefined);
      return entry?.page;
    },
    purge: () => entries.clear(),
    bytes: () => entries.calculatedSize,
  };
}
