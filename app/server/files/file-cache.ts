import { LRUCache } from 'lru-cache';

import type { RateLimits } from '#app/server/http/rate-limits/rate-limits';
import { HttpError } from '#app/server/on-demand/http-error';
import { createCoalescer } from '#app/server/on-demand/coalescer';

/** Who asks; `signal` aborts when they leave. */
type Visitor = { ip?: string | undefined; signal: AbortSignal };

/** Why a file is not given; `retryAfter` in seconds. */
export type Refused = { error: HttpError; retryAfter: number };

export type FileCache = {
  /** The file of a key, made where it is not cached. Undefined where `make` says that it cannot be made. */
  get(
    key: string,
    visitor: Visitor,
    make: () => Promise<Buffer | undefined>,
  ): Promise<Buffer | Refused | undefined>;
};

type Deps = { rateLimits: RateLimits; maxBytes: number };

const minutes = 10;

/**
 * Makes files of what visitors wrote, one at a time. They are kept in memory alone and for ten minutes: what is deleted
 * leaves no copy on the disk.
 */
export function createFileCache({ rateLimits, maxBytes }: Deps): FileCache {
  const files = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes.length,
    ttl: minutes * 60_000,
  });
  const coalescer = createCoalescer<Buffer | undefined>({ concurrency: 1, maxWaiting: 16, maxWaitMs: 5_000 });

  return {
    async get(key, { ip, signal }, make) {
      const cached = files.get(key);
      if (cached) return cached;
      const allowance = await rateLimits.take('document', ip);
      if (!allowance.ok)
        return { error: new HttpError(429, 'too many files'), retryAfter: allowance.retryAfter };
      const made = await coalescer.make(key, signal, make);
      if (made instanceof HttpError) return { error: made, retryAfter: 5 };
      if (made) files.set(key, made);
      return made;
    },
  };
}
